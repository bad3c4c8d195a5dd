import { Suspense, useRef } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { AccountDialogs } from '#features/accounts/web/public.ts'
import { PurchaseOutlet } from '#features/checkout/web/public.ts'
import { ConsentBanner } from './layout/consent-banner.tsx'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { HashTarget, Navigation } from './layout/navigation.tsx'
import { PageHead } from './layout/page-head.tsx'
import { lazyPart } from './lazy-part.tsx'
import { notFoundPage, type Page, pages } from './routes.tsx'
import { Skeleton } from './ui/skeleton.tsx'
import { PlainToast, ToastOutlet } from './ui/toast-outlet.tsx'

const routes = [...pages, notFoundPage].map((page) => ({ page, Screen: lazyPart(page.load) }))

export function App() {
  const location = useShownLocation()
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Routes location={location}>
          {routes.map(({ page, Screen }) => (
            <Route key={page.path} path={page.path} element={<Screened page={page} Screen={Screen} />} />
          ))}
        </Routes>
      </main>
      <Footer />
      <ConsentBanner />
      <AccountDialogs />
      <PurchaseOutlet />
      <ErrorBoundary fallback={<PlainToast />}>
        <ToastOutlet />
      </ErrorBoundary>
      <Navigation />
    </>
  )
}

/** Where the server said that there is nothing, there is nothing, whatever the routes say. */
function useShownLocation() {
  const location = useLocation()
  const missing = useRef(servedAsNotFound() ? location.key : undefined).current
  return missing === location.key ? { ...location, pathname: '/page-not-found' } : location
}

function servedAsNotFound(): boolean {
  return typeof document !== 'undefined' && document.querySelector('meta[name="fcp:not-found"]') !== null
}

function Screened({ page, Screen }: { page: Page; Screen: (typeof routes)[number]['Screen'] }) {
  const { pathname } = useLocation()
  return (
    // A new address is a new try.
    <ErrorBoundary key={pathname}>
      <PageHead
        title={page.title}
        description={page.description}
        isPublic={page.public || page.filled === true}
      />
      <Suspense fallback={<Loading />}>
        <Screen />
        <HashTarget />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loading() {
  return (
    <div className="container min-h-screen py-16">
      <Skeleton lines={5} className="max-w-120" />
    </div>
  )
}
