import type { OwnerKey } from '../centre/kernel/transaction';
import deposit from '../content/complaints/deposit.md?raw';
import loan from '../content/complaints/loan.md?raw';
import service from '../content/complaints/service.md?raw';
import withdrawal from '../content/complaints/withdrawal.md?raw';
import zhang from '../content/complaints/zhang.md?raw';
import { type ContentDocument, fieldOf, readDocuments } from '../content/read-documents';

/** One question or complaint with its answer; names are masked already. */
export interface SeedComplaint {
  /** Before the centre's day. */
  daysAgo: number;
  jlx: string;
  ywlxdm: string;
  xm: string;
  bt: string;
  nr: string;
  /** The answer, below its heading; without one it is in progress. */
  df?: string;
  /** Grade that was given; none: not evaluated yet. */
  pjdj?: string;
  /** '1': answered by the higher level after a review. */
  fh?: '1';
  /** Whose it is; without one, somebody who is not among the people of the centre. */
  owner?: OwnerKey;
  lxdh?: string;
  /** Department in charge, where it is not that of the subject: a branch. */
  bmdm?: string;
  /** Not open to everybody. */
  unpublished?: true;
}

const REPLY = '\n\n## 答复\n\n';

/** Published ones, and what 张建国 has asked: one answered, one in progress, one late, none of them published. */
export const complaintSeeds: readonly SeedComplaint[] = [deposit, withdrawal, loan, service, zhang]
  .flatMap(readDocuments)
  .map(complaintOf);

function complaintOf(document: ContentDocument): SeedComplaint {
  const [nr = '', df] = document.body.split(REPLY);
  const { pjdj, fh, owner, lxdh, bmdm, unpublished } = document.fields;
  return {
    daysAgo: Number(fieldOf(document, 'daysAgo')),
    jlx: fieldOf(document, 'jlx'),
    ywlxdm: fieldOf(document, 'ywlxdm'),
    xm: fieldOf(document, 'xm'),
    bt: fieldOf(document, 'bt'),
    nr,
    ...(df && { df }),
    ...(pjdj && { pjdj }),
    ...(fh && { fh: '1' as const }),
    ...(owner && { owner: owner as OwnerKey }), // written in the document's head
    ...(lxdh && { lxdh }),
    ...(bmdm && { bmdm }),
    ...(unpublished && { unpublished: true as const }),
  };
}
