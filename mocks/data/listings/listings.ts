import { PROJECT } from '@/domain/loan/project-state';
import { type ListedProjectSeed, listingRow } from './listings-row';

/** Developers other than those that sign in to the hall, with the properties that the centre lends for in their name. */
const CITY = ['KF000002', '云州城市建设开发有限公司'] as const;
const RIVER = ['KF000003', '江北新城置业有限公司'] as const;
const RUIHE = ['KF000004', '云州瑞和房地产开发有限公司'] as const;
const JINCHUAN = ['KF000005', '云州锦川置业有限公司'] as const;
const HIGHTECH = ['KF000006', '云州高新产城发展有限公司'] as const;
const SECURE = ['KF000007', '云州安民保障住房建设有限公司'] as const;
const PINES = ['KF000008', '云州青松房地产开发有限公司'] as const;
const MINGDE = ['KF000009', '云州明德置业有限公司'] as const;
const CANAL = ['KF000010', '运河湾（云州）投资开发有限公司'] as const;
const BRIDGE = ['KF000011', '云州长桥置业有限公司'] as const;
const NORTH = ['KF000012', '云州北岭置业有限公司'] as const;

/**
 * Name, address, developer; yuan a square metre on the lowest floor, green stars, percent of the homes taken; buildings as
 * 'number×units×floors×homes of a floor', after '/' how many of them the centre lends for; completion of the first building.
 */
export const listedProjects: readonly ListedProjectSeed[] = [
  listingRow('江湾云庭', '江北区滨江路128号', RIVER, 14_600, 2, 46, '6×2×18×4', '2027-09-30'),
  listingRow('江湾云庭二期', '江北区滨江路136号', RIVER, 15_100, 2, 12, '5×2×18×4', '2028-06-30'),
  listingRow('望江府', '江北区望江街9号', RIVER, 16_900, 1, 71, '4×2×26×3', '2027-03-31'),
  listingRow('北岸春晓', '江北区春晓路55号', RUIHE, 12_400, 0, 88, '7×2×11×2', '2025-12-31'),
  listingRow('瑞和·拾光里', '江北区梧桐大道31号', RUIHE, 13_200, 1, 33, '5×1×24×4', '2027-12-31'),
  listingRow('瑞和·云上', '高新区科创二路18号', RUIHE, 15_800, 3, 27, '4×2×21×4', '2028-03-31'),
  listingRow('瑞和·枫林苑', '东城区枫林街77号', RUIHE, 17_300, 0, 94, '3×2×17×4', '2025-06-30'),
  listingRow('瑞和·梧桐墅', '门头沟区梧桐谷路6号', RUIHE, 11_600, 1, 58, '12×1×6×2', '2026-12-31'),
  listingRow('锦川印象', '西城区人民南路216号', JINCHUAN, 18_900, 1, 63, '4×2×28×3', '2027-06-30'),
  listingRow('锦川·书香门第', '海淀区书院路3号', JINCHUAN, 20_400, 2, 82, '5×2×16×2', '2026-10-31'),
  listingRow('锦川·学府里', '海淀区书院路21号', JINCHUAN, 21_200, 2, 19, '6×2×18×2/4', '2028-08-31'),
  listingRow('锦川·城市之光', '朝阳区光华东路40号', JINCHUAN, 19_600, 0, 77, '3×2×30×4', '2026-09-30'),
  listingRow('锦川·湖畔', '丰台区湖畔西路11号', JINCHUAN, 14_300, 1, 41, '8×2×9×2', '2027-10-31'),
  listingRow('高新未来城A区', '高新区未来大道1号', HIGHTECH, 14_900, 3, 69, '8×2×22×4', '2026-11-30'),
  listingRow('高新未来城B区', '高新区未来大道2号', HIGHTECH, 15_300, 3, 35, '8×2×22×4/6', '2027-11-30'),
  listingRow('高新未来城C区', '高新区未来大道5号', HIGHTECH, 15_700, 3, 0, '6×2×22×4/0', '2028-12-31', {
    zt: PROJECT.inReview,
  }),
  listingRow('创客公寓', '高新区创新大道99号', HIGHTECH, 11_900, 1, 52, '2×1×24×8', '2027-05-31'),
  listingRow('云谷人才居', '高新区云谷路12号', HIGHTECH, 9_800, 2, 61, '5×2×18×4', '2026-08-31', { fwxz: '03' }),
  listingRow('安民家园一期', '通州区安民路8号', SECURE, 7_600, 1, 97, '6×3×11×4', '2024-10-31', { fwxz: '03' }),
  listingRow('安民家园二期', '通州区安民路10号', SECURE, 7_900, 1, 55, '6×3×11×4', '2026-12-31', { fwxz: '03' }),
  listingRow('安民·幸福里', '丰台区幸福街100号', SECURE, 8_200, 1, 38, '5×2×17×4', '2027-08-31', { fwxz: '03' }),
  listingRow('安民·新居苑', '门头沟区新居路5号', SECURE, 6_800, 1, 24, '7×2×15×4', '2027-12-31', { fwxz: '03' }),
  listingRow('安民·江北雅居', '江北区安居南街66号', SECURE, 7_300, 2, 45, '4×2×18×6', '2027-04-30', { fwxz: '03' }),
  listingRow('青松岭', '门头沟区青松路20号', PINES, 9_400, 0, 66, '9×2×11×2', '2026-06-30'),
  listingRow('青松·山居', '门头沟区青松路28号', PINES, 10_300, 2, 15, '10×1×8×2', '2028-05-31'),
  listingRow('青松·里仁坊', '东城区里仁街14号', PINES, 16_200, 0, 100, '3×2×18×3', '2024-06-30', {
    zt: PROJECT.soldOut,
  }),
  listingRow('青松·望城', '朝阳区望城路61号', PINES, 17_700, 1, 48, '4×2×25×4', '2027-07-31'),
  listingRow('明德华庭', '朝阳区明德路7号', MINGDE, 18_200, 1, 73, '5×2×20×4', '2026-11-30'),
  listingRow('明德·翰林苑', '海淀区翰林街16号', MINGDE, 22_600, 2, 86, '4×2×15×2', '2026-07-31'),
  listingRow('明德·清风里', '丰台区清风路33号', MINGDE, 13_800, 0, 29, '6×2×17×4', '2028-01-31'),
  listingRow('明德·嘉和', '通州区嘉和街2号', MINGDE, 12_700, 1, 57, '5×2×18×4', '2027-02-28'),
  listingRow('运河湾一号', '通州区运河西街1号', CANAL, 14_100, 1, 90, '4×2×27×4', '2025-11-30'),
  listingRow('运河湾·水岸', '通州区运河西街19号', CANAL, 13_500, 2, 43, '6×2×18×4', '2027-09-30'),
  listingRow('运河湾·码头里', '通州区码头路45号', CANAL, 12_200, 0, 22, '5×2×20×4/3', '2028-04-30'),
  listingRow('运河湾·星河', '通州区星河街70号', CANAL, 12_900, 2, 100, '3×2×18×4', '2024-12-31', {
    zt: PROJECT.soldOut,
  }),
  listingRow('长桥公馆', '西城区长桥路188号', BRIDGE, 21_800, 1, 68, '2×2×32×3', '2027-01-31'),
  listingRow('长桥·清和园', '西城区清和街23号', BRIDGE, 15_500, 0, 79, '5×2×14×4', '2025-09-30'),
  listingRow('长桥·悦澜', '朝阳区澜桥路52号', BRIDGE, 16_600, 2, 37, '6×2×19×4', '2027-12-31'),
  listingRow('长桥·春申里', '丰台区春申路4号', BRIDGE, 13_100, 1, 51, '5×2×16×4', '2027-05-31'),
  listingRow('北岭壹号', '海淀区北岭路1号', NORTH, 19_900, 3, 31, '5×2×18×2', '2028-02-29'),
  listingRow('北岭·半山', '门头沟区半山路39号', NORTH, 11_200, 2, 62, '11×1×7×2', '2026-10-31'),
  listingRow('北岭·云栖', '海淀区云栖街25号', NORTH, 18_700, 2, 54, '6×2×15×2', '2027-06-30'),
  listingRow('北岭·观澜', '江北区观澜路80号', NORTH, 15_000, 1, 0, '5×2×22×4/0', '2028-10-31', {
    zt: PROJECT.inReview,
  }),
  listingRow('城建·人民里', '东城区人民路301号', CITY, 16_800, 0, 92, '4×2×18×4', '2025-04-30'),
  listingRow('城建·和平新村', '西城区和平街50号', CITY, 14_400, 1, 64, '6×2×12×4', '2026-09-30'),
  listingRow('城建·朝晖', '朝阳区朝晖路15号', CITY, 15_900, 1, 39, '5×2×22×4', '2027-10-31'),
  listingRow('城建·丰泽园', '丰台区丰泽路27号', CITY, 13_000, 1, 74, '6×2×17×4', '2026-12-31'),
  listingRow('城建·江北新苑', '江北区新苑路90号', CITY, 11_800, 2, 17, '7×2×18×4/5', '2028-07-31'),
].map((one, at) => one(at));
