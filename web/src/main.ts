import { mount } from 'svelte'
import App from './app/App.svelte'
import { loadMessages } from './i18n/messages.svelte'
import './styles/faces.css'
import './styles/tokens.css'
import './styles/base.css'

/** After an update of the server the files that an open page knows are gone: it fetches itself anew, but not again and again, and not while nobody answers. */
const RELOADED = 'openoutcry.reloaded'
addEventListener('vite:preloadError', () => {
  const before = Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (Date.now() - before < 60_000) return
  const reload = (): void => {
    sessionStorage.setItem(RELOADED, String(Date.now()))
    location.reload()
  }
  fetch('/', { cache: 'no-store' }).then(reload, () => {})
})

const target = document.getElementById('app')
if (target) {
  loadMessages().then(
    () => mount(App, { target }),
    () => document.getElementById('unreachable')?.removeAttribute('hidden'),
  )
}
