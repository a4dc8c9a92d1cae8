import type { Documents } from './find-link-faults.ts'

type Manifest = { name: string; scripts?: Record<string, string> }

const command = /npm run ([a-z][\w:-]*)(?: (?:-w|--workspace)[ =](@[\w-]+\/[\w-]+))?/g

/** Commands `npm run …` that pages and workflows name and no package has: a sentence each. */
export function findCommandFaults({ texts }: Documents): string[] {
  const manifests = [...texts]
    .filter(([file]) => /^([^/]+\/)?package\.json$/.test(file))
    .map(([file, text]) => ({ folder: file.replace(/\/?package\.json$/, ''), ...(JSON.parse(text) as Manifest) }))
  return [...texts]
    .filter(([file]) => /\.(md|yml)$/.test(file))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((content, index) =>
        [...content.matchAll(command)]
          // Without a package it is the root's, or that of the package in whose folder the page is.
          .filter(
            ([, name = '', wanted]) =>
              !manifests.some(
                ({ folder, name: itsName, scripts }) =>
                  scripts?.[name] && (wanted ? itsName === wanted : folder === '' || file.startsWith(`${folder}/`)),
              ),
          )
          .map(([whole]) => `${file}:${index + 1} names the command "${whole}", which does not exist`),
      ),
    )
}
