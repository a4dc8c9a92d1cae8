import { ServiceError } from '@network-site/protocol/service-error'

/** Everything that can go wrong with a sign-in, in words for the person who tried. */
export const socialErrors = {
  notOffered: () =>
    new ServiceError({ code: 'SIGN_IN_NOT_OFFERED', status: 404, sentence: 'Signing in is not offered here.' }),
  denied: () =>
    new ServiceError({
      code: 'SIGN_IN_DENIED',
      status: 403,
      sentence: 'You did not allow the sign-in, so nothing was shared with us.',
    }),
  foreign: () =>
    new ServiceError({
      code: 'SIGN_IN_STATE',
      status: 403,
      sentence: 'This sign-in was not started in this browser tab. Start it again from the mint page.',
    }),
  expired: () =>
    new ServiceError({
      code: 'SIGN_IN_EXPIRED',
      status: 400,
      sentence: 'The sign-in took too long or was already used. Start it again from the mint page.',
    }),
  tokenRefused: () =>
    new ServiceError({ code: 'SIGN_IN_ENDED', status: 401, sentence: 'Your sign-in has ended. Sign in again.' }),
  busy: () =>
    new ServiceError({
      code: 'SIGN_IN_BUSY',
      status: 503,
      sentence: 'The social network takes no more questions for the moment. Try again in a minute.',
      retryAfterSeconds: 60,
    }),
  unavailable: (reason: string) =>
    new ServiceError({
      code: 'SIGN_IN_UNAVAILABLE',
      status: 503,
      sentence: 'The social network does not answer at the moment. Try again shortly.',
      retryAfterSeconds: 10,
      cause: reason,
    }),
  misconfigured: (reason: string) =>
    new ServiceError({
      code: 'SIGN_IN_MISCONFIGURED',
      status: 502,
      sentence: 'The social network refused this site. We have been told and will mend it.',
      cause: reason,
    }),
}
