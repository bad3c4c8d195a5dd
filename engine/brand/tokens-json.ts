// The brand as design tokens, in the shape of the W3C community group's format: $type, $value, $description.
import { INKS } from '../drawing/drawing.ts'
import { FACES, type FaceId } from '../fonts/faces.ts'
import type { Identity } from './brand.ts'
import { pageColours, typeSteps } from './page-tokens.ts'

export function tokensJson(identity: Identity): string {
  const { type, shape } = identity
  const tokens = {
    $description: 'Colours by role and by use on a page, light and dark; type, space and corners.',
    color: { light: coloursOf(identity, 'light'), dark: coloursOf(identity, 'dark') },
    font: {
      display: family(type.display),
      'display-weight': { $type: 'fontWeight', $value: type.displayWeight },
      text: family(type.text),
    },
    type: Object.fromEntries(
      typeSteps(identity).map(({ name, rem, line }) => [
        name,
        { size: dimension(rem, 'rem'), 'line-height': { $type: 'number', $value: line } },
      ]),
    ),
    space: Object.fromEntries(shape.spacing.map((px, i) => [String(i + 1), dimension(px, 'px')])),
    radius: { control: dimension(shape.radius.control, 'px'), card: dimension(shape.radius.card, 'px') },
  }
  return `${JSON.stringify(tokens, null, 2)}\n`
}

function coloursOf(identity: Identity, mode: 'light' | 'dark') {
  const shades = identity.palette[mode]
  const roles = INKS.map((ink) => {
    const { hex, name } = shades[ink]
    return [ink, { $type: 'color', $value: hex, $description: name }]
  })
  const uses = pageColours(identity, mode).map(({ name, hex, ink }) => [
    name,
    { $type: 'color', $value: ink ? `{color.${mode}.role.${ink}}` : hex },
  ])
  return { role: Object.fromEntries(roles), use: Object.fromEntries(uses) }
}

function family(face: FaceId) {
  const { family: name, fallback } = FACES[face]
  return { $type: 'fontFamily', $value: [name, fallback] }
}

const dimension = (value: number, unit: 'px' | 'rem') => ({ $type: 'dimension', $value: { value, unit } })
