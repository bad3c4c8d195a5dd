// Every call of the shop. A call without a row here fails the tests.
import type { Table } from '../matrix.ts'
import { accounts } from './accounts.ts'
import { blueprints } from './blueprints.ts'
import { community } from './community.ts'
import { content } from './content.ts'
import { customers } from './customers.ts'
import { files } from './files.ts'
import { livingPlan } from './living-plan.ts'
import { moderation } from './moderation.ts'
import { money } from './money.ts'
import { operations } from './operations.ts'
import { planReader } from './plan-reader.ts'
import { site } from './site.ts'

export const TABLE: Table = {
  ...site,
  ...accounts,
  ...moderation,
  ...money,
  ...blueprints,
  ...files,
  ...livingPlan,
  ...planReader,
  ...content,
  ...customers,
  ...operations,
  ...community,
}
