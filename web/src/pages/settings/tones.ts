/** The tones of the sounds: a few waves, fetched when somebody wants to hear them. */
import type { Sound } from '../../game-api/sound.svelte'

/** A tone: its pitch in hertz, where it glides to, when it begins and how long it rings, in seconds, and how loud it is. */
interface Tone {
  from: number
  to: number
  at: number
  lasts: number
  loud: number
  shape: OscillatorType
}

const tone = (
  from: number,
  at: number,
  lasts: number,
  loud: number,
  to = from,
  shape: OscillatorType = 'sine',
): Tone => ({ from, to, at, lasts, loud, shape })

const TONES: Record<Sound, Tone[]> = {
  card: [tone(620, 0, 0.05, 0.05, 240, 'triangle')],
  chip: [tone(1900, 0, 0.05, 0.05, 1500, 'triangle'), tone(2500, 0.02, 0.05, 0.03)],
  coin: [tone(1318, 0, 0.09, 0.06), tone(1760, 0.07, 0.2, 0.06)],
  bell: [tone(784, 0, 0.5, 0.07), tone(1175, 0.02, 0.4, 0.04)],
  crash: [tone(180, 0, 0.9, 0.16, 45, 'sawtooth'), tone(90, 0.1, 0.9, 0.12, 30, 'square')],
}

/** A sound that could not be played within so many milliseconds is left out: a device that was suspended would play all of them at once. */
const LATEST = 500

/** Plays a sound as soon as the device runs. */
export async function play(device: AudioContext, which: Sound): Promise<void> {
  const asked = performance.now()
  if (device.state !== 'running') await device.resume()
  if (performance.now() - asked > LATEST) return
  for (const one of TONES[which]) ring(device, one)
}

function ring(audio: AudioContext, { from, to, at, lasts, loud, shape }: Tone): void {
  const begin = audio.currentTime + at
  const wave = audio.createOscillator()
  const volume = audio.createGain()
  wave.type = shape
  wave.frequency.setValueAtTime(from, begin)
  wave.frequency.exponentialRampToValueAtTime(to, begin + lasts)
  volume.gain.setValueAtTime(loud, begin)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts)
  wave.connect(volume).connect(audio.destination)
  wave.start(begin)
  wave.stop(begin + lasts)
}
