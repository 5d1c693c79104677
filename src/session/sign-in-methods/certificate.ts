import { fetchRandom, signInByCertificate } from '@/api/session/certificate-sign-in';
import { httpKeyAgent } from '../key-agent/http-key-agent';
import { KeyAgentError } from '../key-agent/key-agent';
import type { CertificateRun } from './method';

/** Signs the centre's challenge with a key in this machine. Each attempt requests a new challenge; none is signed twice. */
export const certificate: CertificateRun = {
  as: 'certificate',
  list: httpKeyAgent.certificates,
  request: async ({ certificate: chosen, pin, loginType, signal, onSigning }) => {
    const { uuid, random } = await fetchRandom();
    if (signal.aborted) throw new KeyAgentError('aborted');
    onSigning(true);
    const signature = await httpKeyAgent.sign(chosen, pin, random, signal).finally(() => onSigning(false));
    return signInByCertificate({ loginType, uuid, cert: chosen.cert, signature });
  },
};
