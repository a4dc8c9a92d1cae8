import * as english from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const brand: Translation<typeof english.brand> = {
  tagline: 'ألعاب بلوكتشين مصمَّمة للانتشار الواسع',
  description: `${english.brand.name} أول طبقة ثالثة لألعاب AAA: يمتلك اللاعبون ما يربحونه ويتداولونه، ولا يضطرون إلى التفكير في محفظة أبدًا.`,
}
