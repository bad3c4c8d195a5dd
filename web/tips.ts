// Waits for the first control that may have a tip. Part of the first bundle: the rest comes when there is one.

const kinds = ['pointerover', 'focusin']
for (const kind of kinds) addEventListener(kind, begin)

function begin(event: Event) {
  if (!(event.target as Element).closest?.(':is(a, button)[aria-label]')) return
  for (const kind of kinds) removeEventListener(kind, begin)
  import('./ui/tips.ts').then(
    ({ startTips }) => startTips(event),
    () => {},
  )
}
