import { ServiceError } from '@network-site/protocol/failures'

/** Everything that can go wrong with a sign-in. */
export const socialErrors = {
  notOffered: () => new ServiceError('SIGN_IN_NOT_OFFERED'),
  denied: () => new ServiceError('SIGN_IN_DENIED'),
  foreign: () => new ServiceError('SIGN_IN_STATE'),
  expired: () => new ServiceError('SIGN_IN_EXPIRED'),
  tokenRefused: () => new ServiceError('SIGN_IN_ENDED'),
  busy: () => new ServiceError('SIGN_IN_BUSY'),
  unavailable: (reason: string) => new ServiceError('SIGN_IN_UNAVAILABLE', { cause: reason }),
  misconfigured: (reason: string) => new ServiceError('SIGN_IN_MISCONFIGURED', { cause: reason }),
}
