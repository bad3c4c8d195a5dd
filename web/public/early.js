// Runs before the first paint, as its own file because the policy allows no inline script: the theme, and whether
// somebody may be signed in, so that neither flashes.
{
  const root = document.documentElement
  let chosen = null
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // storage may be switched off
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = dark ? 'dark' : 'light'
  if (/(^|; )fcp_hint=1/.test(document.cookie)) root.dataset.hint = 'signed-in'
}
