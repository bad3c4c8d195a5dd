// The one purchase that this page is at work on. Beside the components: the dialog may be closed while it runs.
import { useEffect, useSyncExternalStore } from 'react'
import {
  awaitBlueprint,
  CAME_TO_NOTHING,
  created,
  type Drawing,
  notStarted,
  ORDERED_BEFORE,
  startWithCredits,
  TIMEOUT,
} from '#features/generation/web/public.ts'
import { CallError } from '#kit/call.ts'
import type { Input } from '#kit/endpoint.ts'
import { track } from '#web/analytics.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { onOtherPerson } from '#web/session.ts'
import { toast } from '#web/ui/toast-store.ts'
import { createCheckout } from '../contract.ts'
import type { FormValues } from './fields.ts'
import { forgetForm } from './kept-form.ts'
import {
  beginPurchase,
  continuePurchase,
  endPurchase,
  onPurchaseFlag,
  purchaseInProgress,
} from './purchase-flag.ts'
import { closePurchase } from './purchase-store.ts'
import { NoCheckoutUrl, purchaseFailure } from './purchase-words.ts'
import { type AwaitedEmail, keepAwaitedEmail } from './success/visit-memory.ts'

type Source = 'credits' | 'purchase'

export type Run =
  | { step: 'rest' }
  /** Sent, and perhaps on the way to the payment page. */
  | { step: 'ordering' }
  | { step: 'drawing'; source: Source; drawing: Drawing }

const REST: Run = { step: 'rest' }
const LEAVING_MS = 1_500

let run: Run = REST
let stop = new AbortController()
const viewers = new Set<() => void>()

export function useRun(): Run {
  return useSyncExternalStore(
    view,
    () => run,
    () => REST,
  )
}

/** Shows the finished blueprint for a moment, then goes where its files are. */
export function useLeaveWhenDone(leave: () => void): void {
  const current = useRun()
  const isDone = current.step === 'drawing' && current.drawing.done
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(leave, LEAVING_MS)
    return () => clearTimeout(timer)
  }, [isDone, leave])
}

interface Wish {
  startupName: string
  /** What is known about the person's credits and blueprints is no longer true. */
  refresh: () => void
  saysRestored?: true | undefined
}

/** Answers the refusal, for whoever wants to mark a field. */
export async function buy(
  body: Input<typeof createCheckout>['body'],
  wish: Wish,
): Promise<CallError | undefined> {
  if (run.step !== 'rest') return undefined
  begin({ step: 'ordering' }, wish)
  try {
    const { freeBlueprint, blueprintId, sessionUrl, confirmEmail } = await callSignedIn(createCheckout, {
      body,
    })
    if (!freeBlueprint && !sessionUrl && !confirmEmail) throw new NoCheckoutUrl()
    track({ event: 'form_submit', form: 'blueprint', source: 'purchase' })
    if (freeBlueprint) void untilDone(draw('purchase', wish), blueprintId, wish)
    else if (confirmEmail) awaitEmail({ email: emailIn(body), startupName: wish.startupName })
    else if (sessionUrl) goTo(sessionUrl)
    return undefined
  } catch (error) {
    fail('purchase', purchaseFailure(error))
    return error instanceof CallError ? error : undefined
  }
}

/** Whoever closed the dialog meanwhile has thought better of it. Nothing is charged. */
function goTo(paymentPage: string): void {
  if (viewers.size > 0) {
    continuePurchase({ is: 'payment' })
    location.assign(paymentPage)
  } else end()
}

/** The link is on its way, whether or not the dialog is still open. The form stays until it is used. */
function awaitEmail(awaited: AwaitedEmail): void {
  keepAwaitedEmail(awaited)
  const isWatched = viewers.size > 0
  end()
  if (isWatched) location.assign('/success?free=true')
  else
    toast({
      title: 'Check your email',
      description: `We sent a link to ${awaited.email}. Open it to start your free blueprint.`,
    })
}

const emailIn = ({ formData, blueprintData }: Input<typeof createCheckout>['body']) =>
  formData?.email ?? blueprintData?.email ?? ''

export async function spendCredit(form: FormValues, wish: Wish): Promise<void> {
  if (run.step !== 'rest') return
  beginPurchase(underWay(wish))
  const drawing = draw('credits', wish)
  try {
    const blueprintId = await startWithCredits(form)
    redraw({ spentAt: Date.now() })
    wish.refresh()
    track({ event: 'form_submit', form: 'blueprint', source: 'credits' })
    void untilDone(drawing, blueprintId, wish)
  } catch (error) {
    fail('credits', notStarted(error, wish))
  }
}

type DrawingRun = Extract<Run, { step: 'drawing' }>

function draw(source: Source, { startupName }: Wish): DrawingRun {
  const drawing = { startupName, startedAt: Date.now(), done: false }
  const started: DrawingRun = { step: 'drawing', source, drawing }
  become(started)
  return started
}

async function untilDone(
  { source, drawing }: DrawingRun,
  blueprintId: string | undefined,
  { startupName, refresh }: Wish,
): Promise<void> {
  const awaited = { blueprintId, startupName, requestedAt: drawing.startedAt }
  continuePurchase({ is: 'blueprint', ...awaited })
  const { signal } = stop
  const ending = await awaitBlueprint(awaited, {
    signal,
    onRecord: (record) => !signal.aborted && redraw({ record }),
  })
  if (ending === 'stopped') return
  refresh()
  if (ending === 'elsewhere') {
    forgetForm()
    toast(ORDERED_BEFORE)
    closePurchase()
    return end()
  }
  if (ending !== 'completed') {
    toast({
      kind: 'destructive',
      ...(ending === 'timeout' ? { ...TIMEOUT, icon: 'clock' } : CAME_TO_NOTHING),
    })
    if (ending === 'timeout') closePurchase()
    return end()
  }
  forgetForm()
  toast(created(source))
  endPurchase()
  // With nobody looking there is nothing to show.
  if (viewers.size > 0) redraw({ done: true })
  else become(REST)
}

function redraw(changes: Partial<Drawing>): void {
  if (run.step === 'drawing') become({ ...run, drawing: { ...run.drawing, ...changes } })
}

function begin(next: Run, wish: Wish): void {
  beginPurchase(underWay(wish))
  become(next)
}

/** Until the server has answered: it may have been asked all the same. */
const underWay = ({ startupName }: Wish) =>
  ({ is: 'blueprint', startupName, requestedAt: Date.now() }) as const

function end(): void {
  endPurchase()
  become(REST)
}

function fail(source: Source, told: { title: string; description: string }): void {
  track({ event: 'form_fail', form: 'blueprint', source })
  toast({ kind: 'destructive', ...told })
  end()
}

function become(next: Run): void {
  run = next
  for (const tell of viewers) tell()
}

let listening = false

function view(tell: () => void): () => void {
  viewers.add(tell)
  if (!listening) onPurchaseFlag(endWithFlag)
  listening = true
  return () => {
    viewers.delete(tell)
    // Shown to the end: the next one begins anew.
    if (viewers.size === 0 && run.step === 'drawing' && run.drawing.done) run = REST
  }
}

/** Back from the payment page. */
function endWithFlag(): void {
  if (run.step === 'ordering' && !purchaseInProgress()) become(REST)
}

// What was asked for goes on without this page; the next person has nothing to do with it.
onOtherPerson((change) => {
  if (change !== 'out' || run.step === 'rest') return
  stop.abort()
  stop = new AbortController()
  end()
})
