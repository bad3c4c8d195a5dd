import { SketchBoard } from './sketch-board.tsx'

export type Sample = { avif: string; webp: string; alt: string; sentence: string }

/** What lies on the board before anything is typed. Without code of its own. */
export default function SampleBoard({ avif, webp, alt, sentence }: Sample) {
  return (
    <SketchBoard
      cover={
        <picture className="contents">
          <source srcSet={avif} type="image/avif" />
          <img
            src={webp}
            width={640}
            height={829}
            alt={alt}
            decoding="async"
            fetchPriority="high"
            className="size-full"
          />
        </picture>
      }
      label="A real cover"
      sentence={sentence}
    />
  )
}
