import { httpUrl, nonEmpty } from './value-schemas.ts'

/** Access to keys in AWS KMS, with the names that all AWS tools use. The region comes from each key's ARN. */
export const keyServiceVariables = {
  AWS_ACCESS_KEY_ID: nonEmpty
    .optional()
    .describe(
      'The AWS access key for `aws-kms:` entries of keys files. Without it, the server uses `AWS_SHARED_CREDENTIALS_FILE`, the role of its container, or the role of its machine, in this order.',
    ),
  AWS_SECRET_ACCESS_KEY: nonEmpty.optional().describe('The secret of that access key.'),
  AWS_SESSION_TOKEN: nonEmpty.optional().describe('The session token of a temporary access key.'),
  AWS_SHARED_CREDENTIALS_FILE: nonEmpty
    .optional()
    .describe(
      'A file with the access key in its `[default]` profile, for example a container secret. A changed file is noticed within ten minutes.',
    ),
  AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: nonEmpty
    .optional()
    .describe('The path of the container’s credentials. ECS sets it.'),
  AWS_CONTAINER_CREDENTIALS_FULL_URI: httpUrl
    .optional()
    .describe('The URL of the container’s credentials. EKS Pod Identity sets it.'),
  AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: nonEmpty
    .optional()
    .describe('The file with the token for that URL. EKS Pod Identity sets it.'),
  AWS_EC2_METADATA_SERVICE_ENDPOINT: httpUrl
    .default('http://169.254.169.254')
    .describe('The metadata service, which provides the credentials of the machine’s role.'),
  AWS_ENDPOINT_URL_KMS: httpUrl
    .optional()
    .describe('Another endpoint of AWS KMS, such as a VPC endpoint. Defaults to the public one of the key’s region.'),
}
