import { failureSentences } from '@network-site/protocol/failure-sentences'
import { brand } from '@network-site/site/brand'
import { failures } from '@network-site/site/failures'

/** What a person reads of a failure, in this site's words. A code without a sentence does not compile. */
export const sentenceOf = failureSentences(failures, brand.locale)
