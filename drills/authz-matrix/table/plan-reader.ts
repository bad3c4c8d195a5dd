import { mine, nobody, open, type Table } from '../matrix.ts'

export const planReader: Table = {
  'GET /api/blueprint/:id/reader': mine({ about: 'blueprint' }),
  // Its link shows files of its own making, and no plan among them.
  'GET /api/shared/:token/reader': nobody(404)({ params: ({ shareToken: token }) => ({ token }) }),
  'GET /api/faces/:face/:weight': open({ params: { face: 'figtree', weight: '400' } }),
}
