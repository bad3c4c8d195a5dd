// Lists in answers: a model that lists more than was asked for has not failed.
import { z } from 'zod'

/** What stands first counts; far too many is another matter. */
export const upTo = <T extends z.ZodType>(most: number, item: T, least = 0) =>
  z
    .array(item)
    .min(least)
    .max(most * 3)
    .transform((items) => items.slice(0, most))
