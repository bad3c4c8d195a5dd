import { useEffect, useState } from 'react'
import { getSite } from '#features/site/contract.ts'
import { call } from '#kit/call.ts'
import type { Answer } from '#kit/endpoint.ts'
import { Mark } from './mark.tsx'

const FIGURES = [
  ['20 Pages', 'A complete plan of 18 to 20 pages, plus the brand guide'],
  ['Minutes', 'In your dashboard and inbox within 10 minutes'],
  ['$0.99', 'One-time price for one blueprint. No subscription'],
]

export function FirstPage() {
  const site = useSite()
  return (
    <>
      <header className="bar">
        <Mark />
        <span className="brand">Founder Co-Pilot</span>
      </header>
      <main>
        <h1>Your idea, drawn up so you can build it.</h1>
        <p className="lead">
          Describe your startup in a few lines. You get a business plan, a brand guide with logos, a
          quickstart guide and a prompt your AI coding tool can build from.
        </p>
        <dl className="strip">
          {FIGURES.map(([figure, meaning]) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </main>
      <footer>{site && <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>}</footer>
    </>
  )
}

function useSite(): Answer<typeof getSite> | undefined {
  const [site, setSite] = useState<Answer<typeof getSite>>()
  useEffect(() => {
    call(getSite).then(setSite, () => {})
  }, [])
  return site
}
