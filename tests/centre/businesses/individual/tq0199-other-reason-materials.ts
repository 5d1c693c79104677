import { addMaterial } from '@mocks/centre/cases/materials/materials';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';

/** A receipt with the bytes of a PNG. */
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

export function addFile(tx: Transaction, actor: Actor, ywlsh: string, wjlxId: string): void {
  addMaterial(tx, actor, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PICTURE });
}
