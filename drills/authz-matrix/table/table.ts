// Every call of the shop. A call without a row here fails the tests.
import type { Table } from '../matrix.ts'
import { accounts } from './accounts.ts'
import { blueprints } from './blueprints.ts'
import { content } from './content.ts'
import { files } from './files.ts'
import { money } from './money.ts'
import { site } from './site.ts'

export const TABLE: Table = { ...site, ...accounts, ...money, ...blueprints, ...files, ...content }
