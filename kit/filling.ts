// What the running server knows of a public page that it fills, as data: both sides import it.
export interface Filling {
  /** Where the page is, with what of the query it depends on. */
  location: string
  /** The page's first questions, answered: by the address of the call. For everybody: nothing personal. */
  answers: Record<string, unknown>
  head?: {
    title?: string
    description?: string
    /** What search engines are told of an article (schema.org). */
    article?: object
    /** The address of a feed of news. */
    feed?: string
  }
}
