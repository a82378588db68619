// Before anything is painted: the look that was chosen here, or more contrast where the system asks for it. lib/theme.svelte.ts changes it.
try {
  const chosen = localStorage.getItem('openoutcry.theme')
  const theme = chosen ?? (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'system')
  document.documentElement.dataset.theme = theme
} catch {
  document.documentElement.dataset.theme = 'system'
}
