/** Flow B codes (registration, sign-in) → flow A codes, as everything else keeps them (domain catalogue 3). */
const TYPE_A: Readonly<Record<string, string>> = { '1': '01', '2': '03', '3': '02', '4': '04', '5': '70', '99': '99' };

/** The code under which a type of certificate is kept; '' for what is no flow B code. */
export function certificateTypeA(flowB: string): string {
  return Object.hasOwn(TYPE_A, flowB) ? (TYPE_A[flowB] ?? '') : '';
}

/** Whether numbers of this type (flow A) follow the rule of the ID card. */
export function isIdCardType(flowA: string): boolean {
  return flowA === '01';
}
