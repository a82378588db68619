import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** An audio device that runs only once it was resumed while something was pressed, as on a phone. */
class Device {
  static all: Device[] = []
  static pressing = false
  state = 'suspended'
  currentTime = 0
  destination = {}
  rung = 0
  #waiting: (() => void)[] = []
  constructor() {
    Device.all.push(this)
  }
  resume(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (!Device.pressing) return
      this.state = 'running'
      for (const resumed of this.#waiting.splice(0)) resumed()
    })
  }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: () => {} }
  }
  createOscillator() {
    const ramp = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
    return { type: '', frequency: ramp, connect: (to: unknown) => to, start: () => (this.rung += 1), stop() {} }
  }
}

let listeners: Map<string, () => void>
let now: number

function press(): void {
  Device.pressing = true
  listeners.get('click')!()
  Device.pressing = false
}

beforeEach(() => {
  Device.all = []
  listeners = new Map()
  now = 0
  vi.resetModules()
  vi.stubGlobal('AudioContext', Device)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
})

afterEach(() => {
  expect(Device.all.length).toBeLessThan(2)
})

/** Waits until the tones are fetched and have had the chance to ring. */
const settled = async (): Promise<void> => {
  await import('../src/pages/settings/tones')
  await vi.waitFor(() => Promise.resolve())
}

test('sounds that were left on by the last visit are heard from the first press on, and those before it never', async () => {
  const { sound, sounds, wakeWhenPressed } = await import('../src/game-api/sound.svelte')
  sounds.on = true
  const end = wakeWhenPressed()
  sound('coin')
  await settled()
  now = 5_000
  press()
  await settled()
  expect(Device.all[0]!.state).toBe('running')
  expect(Device.all[0]!.rung).toBe(0)
  sound('coin')
  await settled()
  expect(Device.all[0]!.rung).toBe(2)
  end()
  expect(listeners.size).toBe(0)
})

test('a device that was suspended by a call is resumed by the next press', async () => {
  const { sounds, wakeWhenPressed } = await import('../src/game-api/sound.svelte')
  sounds.on = true
  wakeWhenPressed()
  press()
  Device.all[0]!.state = 'interrupted'
  press()
  expect(Device.all[0]!.state).toBe('running')
})

test('a reader without sounds gets no audio device', async () => {
  const { sound, wakeWhenPressed } = await import('../src/game-api/sound.svelte')
  wakeWhenPressed()
  press()
  sound('bell')
  expect(Device.all).toEqual([])
})
