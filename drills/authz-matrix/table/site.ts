import { nobody, open, type Table } from '../matrix.ts'

export const site: Table = {
  'GET /api/site': open(),
  'GET /api/sample': open(),
  'POST /api/sketch': open({ body: { idea: 'A bakery in Boise with evening classes' } }),
  // Nobody makes one in this shop.
  'GET /api/sample/:sha256/:filename': nobody(404)({
    params: { sha256: 'a'.repeat(64), filename: 'TideWatch-Blueprint.md' },
  }),
}
