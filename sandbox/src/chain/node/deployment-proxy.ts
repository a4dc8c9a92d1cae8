/** The deterministic deployment proxy (CREATE2), which public chains have at this address. */
export const deploymentProxy = {
  address: Buffer.from('4e59b44847b379578588920ca78fbf26c0b4956c', 'hex'),
  nonce: 1n,
  code: Buffer.from(
    '7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3',
    'hex',
  ),
}
