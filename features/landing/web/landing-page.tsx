// The first page. What can be pressed near the top is alive at once; what only says something stays the HTML that the
// build wrote, and the carousel comes to life when the reader is about to reach it.
import { type MouseEvent, useState } from 'react'
import { usePurchaseAddress } from '#features/checkout/web/public.ts'
import { still, stillUntilNear } from '#web/still.tsx'
import { Film } from './film.tsx'
import { Hero } from './hero.tsx'
import { Prices } from './prices.tsx'
import { QuickActions } from './quick-actions.tsx'

const Figures = still(() => import('./figures.tsx'))
const Steps = stillUntilNear(() => import('./steps/steps.tsx'))
const Benefits = still(() => import('./benefits.tsx'))
const SamplePages = still(() => import('./sample-pages.tsx'))
const Story = still(() => import('./story.tsx'))
const Community = still(() => import('./community.tsx'))
const Questions = still(() => import('./questions-section.tsx'))

export default function LandingPage() {
  usePurchaseAddress()
  const [playing, setPlaying] = useState(false)
  const play = () => setPlaying(true)
  // Not by the address: to follow it, the browser would take the focus from the film again.
  function watch(press: MouseEvent) {
    press.preventDefault()
    play()
    document.getElementById('explainer')?.scrollIntoView()
  }
  return (
    <>
      <Hero onWatch={watch} />
      <Figures />
      <Film playing={playing} onPlay={play} />
      <Steps />
      <Benefits />
      <SamplePages />
      <QuickActions />
      <Story />
      <Prices />
      <Community />
      <Questions />
    </>
  )
}
