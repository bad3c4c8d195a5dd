// The name of a control that shows only an icon, for who points at it or comes to it by keyboard. One pair of ears for
// every page; loaded by web/tips.ts. What is spoken is the control's name already, so a tip is for the eyes alone.
import { iconName } from './icon-name.ts'
import { tipPlace } from './tip-place.ts'

const WAIT_MS = 700
const NEIGHBOUR_MS = 300

const FRAME =
  'pointer-events-none fixed inset-auto z-70 m-0 max-w-68 overflow-visible border-0 bg-transparent p-1.5 animate-[appear_120ms_var(--ease)] data-hoverable:pointer-events-auto print:hidden'
const BUBBLE = 'block rounded-2 bg-ink px-3 py-2 text-caption text-paper shadow-float wrap-anywhere'

interface Shown {
  /** As wide as the gap around the bubble, so that the pointer gets there without leaving. */
  frame: HTMLElement
  control: HTMLElement
  place: DOMRect
  isHoverable: boolean
  watch: IntersectionObserver
}

let shown: Shown | undefined
/** The control under the pointer, with a tip, waiting for one, or pressed. */
let pointed: HTMLElement | null = null
let waiting: ReturnType<typeof setTimeout> | undefined
let hiddenAt = Number.NEGATIVE_INFINITY

/** From now on; and for where pointer and focus are by now, since this file took its time to come. */
export function startTips(first: Event) {
  addEventListener('pointerover', onPointer)
  addEventListener('pointerout', (event) => event.relatedTarget === null && leave())
  addEventListener('focusin', onFocus)
  addEventListener('focusout', onBlur)
  addEventListener('pointerdown', hide, true)
  addEventListener('keydown', onKey, true)
  addEventListener('scroll', onScroll, { capture: true, passive: true })
  addEventListener('resize', hide)
  comeTo(document.activeElement)
  // A touch leaves what it touched hovered.
  const isTouch = first instanceof PointerEvent && first.pointerType === 'touch'
  if (!isTouch) pointAt([...document.querySelectorAll(':hover')].at(-1))
}

function onPointer({ target, pointerType }: PointerEvent) {
  if (pointerType !== 'touch') pointAt(target)
}

function pointAt(target: EventTarget | null | undefined) {
  if (!(target instanceof Element) || shown?.frame.contains(target)) return
  const control = controlOf(target)
  if (control === pointed) return
  leave()
  pointed = control
  if (!control || !iconName(control)) return
  const isNeighbour = performance.now() - hiddenAt < NEIGHBOUR_MS
  if (isNeighbour) show(control, true)
  else waiting = setTimeout(() => show(control, true), WAIT_MS)
}

function leave() {
  pointed = null
  clearTimeout(waiting)
  // A tip of the keyboard stays with the focus.
  if (shown?.isHoverable) hide()
}

const onFocus = ({ target }: Event) => comeTo(target)

function comeTo(target: EventTarget | null) {
  if (target instanceof HTMLElement && target === controlOf(target) && target.matches(':focus-visible'))
    show(target, false)
}

function onBlur({ target }: Event) {
  if (target === shown?.control) hide()
}

/** Escape goes on to close what it closes: a tip stands in no dialog's way. */
function onKey({ key }: KeyboardEvent) {
  if (key === 'Escape' || key === 'Enter' || key === ' ') hide()
}

/** The keyboard's own scrolling to a control is told only after its tip was placed. */
function onScroll() {
  if (!shown) return
  const { left, top } = shown.control.getBoundingClientRect()
  if (left !== shown.place.left || top !== shown.place.top) hide()
}

function show(control: HTMLElement, isHoverable: boolean) {
  hide()
  const name = iconName(control)
  // What it opens stands there already; and the pointer may have gone on while this file was fetched.
  if (!name || control.ariaExpanded === 'true' || (isHoverable && !control.matches(':hover'))) return
  const frame = newFrame(name, isHoverable)
  const home = control.closest('dialog, [role=dialog], [role=alertdialog]') ?? document.body
  home.append(frame)
  // Above everything, and placed in the window whatever is around it.
  frame.showPopover?.()
  const place = control.getBoundingClientRect()
  const { left, top } = tipPlace(place, frame.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: innerHeight,
  })
  frame.style.left = `${left}px`
  frame.style.top = `${top}px`
  const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting || hide())
  watch.observe(control)
  shown = { frame, control, place, isHoverable, watch }
}

function newFrame(name: string, isHoverable: boolean): HTMLElement {
  const frame = document.createElement('div')
  frame.className = FRAME
  frame.popover = 'manual'
  frame.ariaHidden = 'true'
  frame.dataset.tip = ''
  if (isHoverable) frame.dataset.hoverable = ''
  const bubble = document.createElement('span')
  bubble.className = BUBBLE
  bubble.textContent = name
  frame.append(bubble)
  return frame
}

function hide() {
  clearTimeout(waiting)
  if (!shown) return
  shown.watch.disconnect()
  shown.frame.remove()
  shown = undefined
  hiddenAt = performance.now()
}

const controlOf = (target: Element) => target.closest<HTMLElement>('a, button')
