import {
  type MintFailureCode,
  mintFailures,
  ServiceError,
  type ServiceErrorOptions,
} from '@network-site/protocol/failures'

/** Creates the error that answers a failed mint. */
export function mintFailure(code: MintFailureCode, more: ServiceErrorOptions = {}): ServiceError {
  return new ServiceError(code, more)
}

/** Returns whether a stored string is a known failure code. */
export function isMintFailureCode(code: string): code is MintFailureCode {
  return Object.hasOwn(mintFailures, code)
}
