import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { pageView } from './analytics.ts'
import { createQueryClient } from './api/query-client.ts'
import { ConnectionBanner } from './layout/connection-banner.tsx'
import { ConsentBanner } from './layout/consent-banner.tsx'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { PageHead } from './layout/page-head.tsx'
import { lazyPage } from './lazy-page.ts'
import { notFoundPage, type Page, pages } from './routes.tsx'
import { ToastOutlet } from './ui/toast-outlet.tsx'

const routes = [...pages, notFoundPage].map((page) => ({ page, Screen: lazyPage(page.load) }))

export function App() {
  const client = useRef(createQueryClient()).current
  return (
    <QueryClientProvider client={client}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <ConnectionBanner />
      <Header />
      <main id="main" tabIndex={-1}>
        <Routes>
          {routes.map(({ page, Screen }) => (
            <Route key={page.path} path={page.path} element={<Screened page={page} Screen={Screen} />} />
          ))}
        </Routes>
      </main>
      <Footer />
      <ConsentBanner />
      <ToastOutlet />
      <Navigation />
    </QueryClientProvider>
  )
}

function Screened({ page, Screen }: { page: Page; Screen: (typeof routes)[number]['Screen'] }) {
  const { pathname } = useLocation()
  return (
    // A new address is a new try.
    <ErrorBoundary key={pathname}>
      <PageHead title={page.title} description={page.description} />
      <Suspense fallback={<div className="min-h-screen" />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Going to another page: start at its top, tell screen readers by moving focus, count the view. */
function Navigation() {
  const { pathname, hash } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    pageView(pathname)
    if (first.current) {
      first.current = false
      return
    }
    if (hash) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
