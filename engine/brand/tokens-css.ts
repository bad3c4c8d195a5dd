// The brand as a style sheet: custom properties for light and dark. Nothing of the founder's text is in it, so that
// nothing can end a comment or a rule.
import { INKS } from '../drawing/drawing.ts'
import type { Identity } from './brand.ts'
import { fontStack, pageColours, typeSteps } from './page-tokens.ts'

export function tokensCss(identity: Identity): string {
  const dark = coloursOf(identity, 'dark')
  return `${[
    '/* Colours by role, then by use on a page; type, space and corners. Light unless the system or data-theme says dark. */',
    rule(':root', ['color-scheme: light dark', ...coloursOf(identity, 'light'), ...measuresOf(identity)]),
    `@media (prefers-color-scheme: dark) {\n${indented(rule(":root:not([data-theme='light'])", dark))}\n}`,
    rule(":root[data-theme='light']", ['color-scheme: light']),
    rule(":root[data-theme='dark']", ['color-scheme: dark', ...dark]),
  ].join('\n\n')}\n`
}

function coloursOf(identity: Identity, mode: 'light' | 'dark'): string[] {
  const shades = identity.palette[mode]
  return [
    ...INKS.map((ink) => `--color-${ink}: ${shades[ink].hex}`),
    ...pageColours(identity, mode).map(
      ({ name, hex, ink }) => `--${name}: ${ink ? `var(--color-${ink})` : hex}`,
    ),
  ]
}

function measuresOf(identity: Identity): string[] {
  const { type, shape } = identity
  return [
    `--font-display: ${fontStack(type.display)}`,
    `--font-display-weight: ${type.displayWeight}`,
    `--font-text: ${fontStack(type.text)}`,
    ...typeSteps(identity).flatMap(({ name, rem, line }) => [
      `--type-${name}: ${rem}rem`,
      `--type-${name}-line: ${line}`,
    ]),
    ...shape.spacing.map((px, i) => `--space-${i + 1}: ${px}px`),
    `--radius-control: ${shape.radius.control}px`,
    `--radius-card: ${shape.radius.card}px`,
  ]
}

const rule = (selector: string, lines: string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`

const indented = (text: string) => text.replace(/^/gm, '  ')
