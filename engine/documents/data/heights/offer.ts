// Heights of the sheets about what is offered; compare templates/complete/offer.typ.
import { type Ruler, rulerFor } from '../density.ts'
import { chunksOf, type Measures } from '../sheet-measures.ts'

export function offerHeights({ full, wide, gutter, chart, of, sum, highest, inRows, identity }: Measures) {
  return {
    product(r: Ruler) {
      const { texts, lists, tables } = of('product')
      const [first = 0] = texts
      const left = full - wide(5) - 24
      const panel =
        31 +
        sum(
          (lists[0] ?? []).map(
            (text) => r.small(text, wide(5) - 36, r.density.table + 0.3) - 3 + r.density.gap + 4.4,
          ),
        )
      const airy = rulerFor(identity, { ...r.density, gap: r.density.gap + 1 })
      const phases = sum(tables.map((table) => airy.table(table, full, [0.8, 0.95, 1.6, 1.6])))
      const leftOut =
        8 +
        sum(
          (lists[1] ?? []).map(
            (text) =>
              r.small(text, full - wide(3) - gutter, r.density.table + 0.4, r.density.row + 0.4) -
              3 +
              r.density.gap +
              4,
          ),
        )
      return (
        Math.max(r.headline(first, left, 1.26), panel) +
        chart('roadmap') +
        r.density.after +
        10 +
        phases +
        leftOut
      )
    },
    model(r: Ruler) {
      const { texts, tables } = of('model')
      const [first = 0, ...rest] = texts
      const head = Math.max(r.headline(first, full - wide(6) - 24, 1.26), chart('waterfall') + 17)
      const units = sum(
        tables.map((table) => r.table(table, full, [0.7, 2.6, 0.7]) + 15 + 2 * r.density.after + 5),
      )
      return head + units + inRows(r, rest, 2, 24, 0.97) + 6 * Math.ceil(rest.length / 2)
    },
    pricing(r: Ruler) {
      const pricing = of('pricing')
      const going = of('go-to-market')
      const [first = 0, ...rest] = pricing.texts
      const rows = pricing.tables[0] ?? []
      const card = (wide(8) - 16.8 * (rows.length - 1)) / Math.max(1, rows.length)
      const cards = highest(
        rows.map(([what = 0, , why = 0]) => 8 + r.small(what, card, 7.4, 9.75) + 36 + r.small(why, card)),
      )
      const head = Math.max(r.headline(first, full - wide(8) - 24, 1.14), cards)
      const count = Math.max(1, Math.min(4, rest.length + 1))
      const third = (full - 18 * (count - 1)) / count
      const comments = [
        ...rest.map((text) => r.reading(text, third, 0.94)),
        r.headline(pricing.ending, third - 12) + 14,
      ]
      const prices = head + sum(chunksOf(comments, count).map(highest)) + 2 * r.density.after
      const [lead = 0, ...told] = going.texts
      const reach = Math.max(r.headline(lead, full - wide(7) - 24, 1.14), chart('channels') + 17)
      const table = r.table(going.tables[0] ?? [], full, [2.2, 1.9, 0.8, 0.8, 0.8]) + 12 + 2 * r.density.after
      const most = Math.max(1, Math.min(3, told.length))
      return prices + 13 + 44 + r.density.after + 5 + reach + table + inRows(r, told, most, 18, 0.94) + 8
    },
    architecture(r: Ruler) {
      const { texts, tables } = of('architecture')
      const [first = 0, ...rest] = texts
      const right = full - wide(3)
      const plates = sum(
        (tables[0] ?? []).map(
          ([, job = 0, choice = 0]) =>
            Math.max(
              r.small(job, right / 2.25 - 20),
              r.small(choice, (right * 1.25) / 2.25 - 8),
              r.density.text,
            ) +
            2 * (r.density.gap + 6),
        ),
      )
      const column = (full - 24 * (rest.length - 1)) / Math.max(1, rest.length)
      return (
        r.headline(first, wide(9), 1.26) +
        r.density.after +
        28 +
        plates +
        highest(rest.map((text) => 8 + r.reading(text, column)))
      )
    },
    operations(r: Ruler) {
      const { texts, tables, lists } = of('operations')
      const count = Math.max(1, Math.min(3, texts.length))
      const left = full - wide(6) - 21.6
      const [people = [], gaps = []] = tables
      const part = (share: number, of: number) => ((left - 8) * share) / of
      const roles = people.map(([role = 0, when = 0, why = 0]) =>
        Math.max(r.small(role, part(1, 2.35)) + r.small(when, part(1, 2.35)), r.small(why, part(1.35, 2.35))),
      )
      const missing = gaps.map(([gap = 0, why = 0, closed = 0]) =>
        Math.max(
          r.small(gap * 1.06, part(1, 2.9)),
          r.small(why, part(1.9, 2.9)) + r.small(closed, part(1.9, 2.9)),
        ),
      )
      const rows = [...roles, ...missing].map((height) => height - r.density.row * 0.3 + 2 * r.density.gap)
      const who = sum(rows) + 2 * (2 * r.density.after + 24 + r.density.text) + r.density.after
      const rules =
        24 +
        r.headline(34, wide(5) - 24, 1.2) +
        r.density.after +
        5 +
        sum(
          (lists.at(-1) ?? []).map(
            (text) => r.small(text, wide(6) - 24, r.density.table - 0.1) - 3 + r.density.gap + 4.6,
          ),
        )
      return inRows(r, texts, count, 21.6, 0.97) + Math.max(who, rules) + 6
    },
  }
}
