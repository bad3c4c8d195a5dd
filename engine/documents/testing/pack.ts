// What a founder received, for the tests of the guides.
import type { Identity } from '../../brand/brand.ts'
import { FACES } from '../../fonts/faces.ts'
import type { PackFile, StyleTokens } from '../data/brand-guide-data.ts'

export const packOf = (stem: string): PackFile[] => [
  { name: `${stem}-Brand-Pack.zip`, use: 'Everything below in one file.' },
  { name: 'logo/lockup.svg', use: 'Mark and name, for websites and printers.' },
  { name: 'logo/lockup-reversed.svg', use: 'For dark grounds.' },
  { name: 'logo/mark.svg', use: 'The mark alone, any size.' },
  { name: 'logo/mark-one-ink.svg', use: 'For stamps, engraving, one-colour print.' },
  { name: 'logo/mark-1024.png', use: 'Transparent, for profiles and shops.' },
  { name: 'icons/icon-512.png', use: 'For app stores and browsers.' },
  { name: `${stem}-Logo-Concept-1.png`, use: 'The other concepts, one picture each.' },
  { name: 'tokens/tokens.css', use: 'Colours, type and spaces as variables.' },
  { name: 'tokens/tokens.json', use: 'The same for design tools.' },
]

export const tokensOf = ({ palette, type, shape }: Identity): StyleTokens => ({
  file: 'tokens.css',
  lines: [
    ...(['primary', 'ink', 'mid', 'line', 'tint', 'pale', 'signal'] as const).map((ink) => ({
      name: `--${ink}`,
      value: palette.light[ink].hex,
    })),
    { name: '--display', value: FACES[type.display].family },
    { name: '--text', value: FACES[type.text].family },
    { name: '--radius', value: `${shape.radius.control}px` },
  ],
})
