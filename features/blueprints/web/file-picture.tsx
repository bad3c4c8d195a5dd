import clsx from 'clsx'
import { useState } from 'react'
import { FileIcon } from './file-icon.tsx'

/** Small, beside the file's name. A picture that fails leaves the icon. */
export function FilePicture({ src, kind }: { src: string | undefined; kind: string }) {
  const [failed, setFailed] = useState(false)
  return (
    <span className="grid w-8.5 shrink-0 place-items-center">
      {failed || src === undefined ? (
        <FileIcon kind={kind} />
      ) : (
        <img
          src={src}
          alt=""
          width={34}
          height={42}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className={clsx(
            'my-1 w-8.5 border border-line bg-sheet',
            kind === 'logo' ? 'h-8.5 object-contain p-0.75' : 'h-10.5 object-cover object-top',
          )}
        />
      )}
    </span>
  )
}
