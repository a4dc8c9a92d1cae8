import {
  type MintFailureCode,
  mintFailures,
  ServiceError,
  type ServiceErrorOptions,
} from '@network-site/protocol/failures'

/** The error that answers a mint which failed so. */
export function mintFailure(code: MintFailureCode, more: ServiceErrorOptions = {}): ServiceError {
  return new ServiceError(code, more)
}

/** Whether a word read from storage is one of our codes. */
export function isMintFailureCode(code: string): code is MintFailureCode {
  return Object.hasOwn(mintFailures, code)
}
