import { operatePhone } from '@mocks/centre/phone';
import type { TestCentre } from '@mocks/node';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The applicant's phone confirms the signature that the hall asks for. */
export async function confirmSignature(centre: TestCentre): Promise<void> {
  await waitFor(async () => expect((await centre.outbox())[0]?.kind).toBe('qr'));
  const uuid = (await centre.outbox())[0]?.uuid ?? '';
  await centre.transact((tx) => operatePhone(tx, tx.now(), { uuid, action: 'confirm', zjhm: '' }));
}
