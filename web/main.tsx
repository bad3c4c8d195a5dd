import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { FirstPage } from './first-page.tsx'
import '@fontsource-variable/instrument-sans/wght.css'
import './tokens.css'
import './first-page.css'

// Light is the drawing, dark is the blueprint: as the visitor's machine is set.
document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
createRoot(root).render(
  <StrictMode>
    <FirstPage />
  </StrictMode>,
)
