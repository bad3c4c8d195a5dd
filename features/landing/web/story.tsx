import { Picture } from './picture.tsx'
import scepticAvif from './pictures/page-sceptic.avif'
import scepticWebp from './pictures/page-sceptic.webp'

/** Why the product is as it is, in the product's own words: no person is invented to say them. */
export default function Story() {
  return (
    <section aria-labelledby="why" className="pb-(--section)">
      <div className="container grid items-center gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="grid-paper overflow-hidden rounded-3 border border-line bg-sunken px-10 pt-12 lg:col-span-5">
          <div className="aspect-[1/1.12] overflow-hidden shadow-page">
            <Picture
              file={{ avif: scepticAvif, webp: scepticWebp, width: 1120, height: 1450 }}
              alt="A page headed 'What speaks against TideWatch, said plainly'"
              className="w-full"
            />
          </div>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 id="why" className="text-h2">
            Why we start with the plan
          </h2>
          <p className="mt-5 text-lead">
            An idea in your head cannot be questioned, priced or handed to somebody. On paper it can.
          </p>
          <p className="mt-5 max-w-(--measure) text-ink-2">
            A plan is not a promise that the business works. It is the drawing you argue over before you pour
            the concrete: who pays, what it costs, what has to be true. So every blueprint has a page with the
            strongest case against the idea, and every figure in it says whether it is yours, comes from a
            named source, or is an assumption with a range.
          </p>
          <p className="mt-4 max-w-(--measure) text-ink-2">
            We made the drawing quick and cheap, and left the deciding to you. Then we added what comes right
            after the plan: a name people can see, a first week, and a brief a machine can build from.
          </p>
        </div>
      </div>
    </section>
  )
}
