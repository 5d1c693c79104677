/**
 * Districts of the centre's city, which exists nowhere, with the two digits of their code: the only list of them. Branches,
 * properties, the developers' register and the address list take theirs from it.
 */
export const DISTRICTS = [
  { code: '01', name: '东城区' },
  { code: '02', name: '西城区' },
  { code: '03', name: '朝阳区' },
  { code: '04', name: '丰台区' },
  { code: '05', name: '海淀区' },
  { code: '06', name: '门头沟区' },
  { code: '07', name: '通州区' },
  { code: '08', name: '高新区' },
  { code: '09', name: '江北区' },
] as const;

export type District = (typeof DISTRICTS)[number]['name'];

/** An address that begins with its district. */
export type DistrictAddress = `${District}${string}`;

/** The district of such an address, '' for an address elsewhere. */
export function districtOf(address: string): District | '' {
  return DISTRICTS.find(({ name }) => address.startsWith(name))?.name ?? '';
}
