import { z } from 'zod'

/** What `GET /get-twitter-token` answers once the code was exchanged. */
export const socialTokenSchema = z.object({ accessToken: z.string().min(1) })
export type SocialToken = z.infer<typeof socialTokenSchema>
