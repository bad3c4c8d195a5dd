/** An icon's button, not a picture that can be pressed. */
const LARGEST = 72

/** The name of a control that shows an icon and no words, or nothing. What is hidden at this width is not shown. */
export function iconName(control: HTMLElement): string | null {
  const name = control.getAttribute('aria-label')
  if (!name || control.offsetWidth > LARGEST || control.offsetHeight > LARGEST) return null
  return lettersIn(control) === quietLettersIn(control) ? name : null
}

/** A mere sign, such as # for a link to a heading, is an icon. */
const lettersIn = (part: HTMLElement) => part.innerText.replace(/[^\p{L}\p{N}]/gu, '').length

/** Signs that stand for the icon, such as the number on a bell, and are not read out. */
const quietLettersIn = (control: HTMLElement) =>
  [...control.querySelectorAll<HTMLElement>('span[aria-hidden=true]')].reduce(
    (sum, part) => sum + lettersIn(part),
    0,
  )
