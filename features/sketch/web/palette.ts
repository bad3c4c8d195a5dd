import type { SketchReply } from '../contract.ts'

type Palette = SketchReply['palette']

/** Our roles behind a venture's drawings, in its colors. Controls, focus and text stay ours. */
const ROLES = ({ light, dark }: Palette): [name: string, color: string][] => {
  const both = (name: keyof Palette['light']) => `light-dark(${light[name]}, ${dark[name]})`
  return [
    ['--paper', both('pale')],
    ['--sunken', both('tint')],
    ['--draft', both('primary')],
    ['--draft-ink', both('primary')],
    ['--draft-soft', `color-mix(in srgb, ${both('line')} 60%, transparent)`],
    ['--grid', `color-mix(in srgb, ${both('line')} 20%, transparent)`],
  ]
}

/** Answers what takes them off again. By script, since the policy allows no style in the page. */
export function wearPalette(element: HTMLElement, palette: Palette): () => void {
  const roles = ROLES(palette)
  for (const [name, color] of roles) element.style.setProperty(name, color)
  return () => {
    for (const [name] of roles) element.style.removeProperty(name)
  }
}
