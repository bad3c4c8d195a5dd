export interface PictureFile {
  avif: string
  webp: string
  width: number
  height: number
}

type PictureProps = {
  file: PictureFile
  alt: string
  className?: string
  /** In sight at once: loaded with the page. The others wait until they are near. */
  atOnce?: boolean
}

export function Picture({ file: { avif, webp, width, height }, alt, className, atOnce }: PictureProps) {
  return (
    <picture className="contents">
      <source srcSet={avif} type="image/avif" />
      <img
        src={webp}
        width={width}
        height={height}
        alt={alt}
        loading={atOnce ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={atOnce ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}
