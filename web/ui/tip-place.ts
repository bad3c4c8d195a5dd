// Where a tip stands: beside its control, never on it, and in the window.

interface Box {
  left: number
  top: number
  width: number
  height: number
}
type Size = Pick<Box, 'width' | 'height'>
type Place = Pick<Box, 'left' | 'top'>

/** What stays free at the window's edge. */
const EDGE = 4

/** Above, where no hand and no pointer is; else below, else beside. Where nothing has room, below. */
export function tipPlace(control: Box, tip: Size, room: Size): Place {
  const across = within(control.left + (control.width - tip.width) / 2, tip.width, room.width)
  const down = within(control.top + (control.height - tip.height) / 2, tip.height, room.height)
  const right = control.left + control.width
  const below = { left: across, top: control.top + control.height }
  const places = [
    { left: across, top: control.top - tip.height },
    below,
    { left: right, top: down },
    { left: control.left - tip.width, top: down },
  ]
  return places.find((place) => fits(place, tip, room)) ?? below
}

const within = (start: number, length: number, room: number) =>
  Math.max(EDGE, Math.min(start, room - EDGE - length))

const fits = ({ left, top }: Place, tip: Size, room: Size) =>
  left >= EDGE &&
  top >= EDGE &&
  left + tip.width <= room.width - EDGE &&
  top + tip.height <= room.height - EDGE
