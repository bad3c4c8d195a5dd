import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import './drafts.ts'
import './tips.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import '@fontsource-variable/instrument-sans/wght.css'
import '@fontsource-variable/red-hat-mono/wght.css'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')

const app = (
  <StrictMode>
    <ErrorBoundary>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>
)

// Prerendered pages are brought to life, in slices, so that a slow phone stays responsive; the others are drawn here.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
