import { serveImport } from '@/engine/import/worker/serve-import';
import { buildingTableImport } from './developer/kh0105-building-table-import';
import { accountOpeningImport } from './unit/account/gj0301-account-opening-import';
import { memberReopeningImport } from './unit/account/gj0304-member-reopening-import';
import { memberSealingImport } from './unit/account/gj0305-member-sealing-import';
import { unitTransferImport } from './unit/account/gj0306-unit-transfer-import';
import { phoneChangeImport } from './unit/account/gj0311-phone-change-import';
import { sealReasonImport } from './unit/account/gj0312-seal-reason-import';
import { addressChangeImport } from './unit/account/gj0314-address-change-import';
import { backPayImport } from './unit/deposit/gj0202-back-payment-import';
import { baseAdjustmentImport } from './unit/deposit/gj0203-base-adjustment-import';
import { payrollImport } from './unit/deposit/roster/payroll-import';

/** Imports of all businesses, each found by its code. */
export const imports = [
  payrollImport,
  backPayImport,
  baseAdjustmentImport,
  accountOpeningImport,
  memberReopeningImport,
  memberSealingImport,
  unitTransferImport,
  phoneChangeImport,
  sealReasonImport,
  addressChangeImport,
  buildingTableImport,
];

// `self` is the worker's scope; the type library declares it as a window.
serveImport(self as unknown as Parameters<typeof serveImport>[0], imports);
