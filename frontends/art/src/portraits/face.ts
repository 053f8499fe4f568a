/** Pixels row by row; each one starts with red, green and blue. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A square around a head. `x` and `y` are its center as shares of the picture, `edge` is a share of the shorter side. */
export interface HeadSquare {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
  /** False where the square is only around the upper part of what the picture shows. */
  readonly isFace: boolean;
}

/** Returns the size at which to look for faces in a picture. */
export function detectionSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.sqrt(PIXELS / (width * height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const PIXELS = 52_000;
const WINDOW = 24;
const GROWTH = 1.12;
const MIN_WINDOWS = 5;
const HEAD_PER_FACE = 1.9;

const squareOf = ({ width, height }: Pixels, x: number, y: number, edge: number, isFace: boolean): HeadSquare => ({
  ...{ x: x / width, y: y / height, isFace },
  edge: Math.min(1, edge / Math.min(width, height)),
});

/** Returns a square around the clearest face; without one, around the upper part of what stands out from the edges. */
export function findHead(picture: Pixels): HeadSquare | undefined {
  const face = findFace(picture);
  if (face === undefined) return findSubject(picture);
  return squareOf(picture, face.x, face.y - face.edge * 0.06, face.edge * HEAD_PER_FACE, true);
}

interface Face {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** Returns the face on which most windows agree. */
function findFace(picture: Pixels): Face | undefined {
  const windows = matchingWindows(picture);
  const isNear = (one: Face, other: Face): boolean =>
    Math.hypot(one.x - other.x, one.y - other.y) < 0.3 * one.edge && Math.abs(Math.log(other.edge / one.edge)) < 0.5;
  const groups = windows.map((one) => windows.filter((other) => isNear(one, other)));
  const [best = []] = groups.sort((one, other) => other.length - one.length);
  const mean = (of: (face: Face) => number): number => best.reduce((sum, one) => sum + of(one), 0) / best.length;
  return best.length < MIN_WINDOWS
    ? undefined
    : { x: mean(({ x }) => x), y: mean(({ y }) => y), edge: mean(({ edge }) => edge) };
}

/** Slides windows of growing size over a picture and returns those that pass every stage of the cascade. */
function matchingWindows({ data, width, height }: Pixels): Face[] {
  const channels = data.length / (width * height);
  const row = width + 1;
  /** Sums of the brightness of all pixels above and left of a corner. */
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0, sum = 0; x < width; x += 1, at += channels) {
      sum += 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + sum;
    }
  const found: Face[] = [];
  for (let scale = 1; WINDOW * scale <= Math.min(width, height); scale *= GROWTH) {
    const [edge, step] = [Math.floor(WINDOW * scale), Math.max(2, Math.round(scale))];
    const corners = Int32Array.from(PATTERNS.flatMap(([box = 0]) => cornersOf(box, scale, row)));
    for (let y = 0; y + edge <= height; y += step)
      for (let x = 0; x + edge <= width; x += step)
        if (passes(sums, y * row + x, corners)) found.push({ x: x + edge / 2, y: y + edge / 2, edge });
  }
  return found;
}

/** Returns where the sums of the sixteen corners of a pattern’s nine cells are, row by row, from that of a window. */
function cornersOf(box: number, scale: number, row: number): number[] {
  const [x = 0, y = 0, wide = 0, high = 0] = [0, 8, 16, 24].map((bit) => Math.round(((box >> bit) & 255) * scale));
  const edge = Math.floor(WINDOW * scale);
  const [left, top] = [Math.min(edge - 3 * wide, x), Math.min(edge - 3 * high, y)];
  return Array.from({ length: 16 }, (_, at) => (top + (at >> 2) * high) * row + left + (at & 3) * wide);
}

/** Evaluates the cascade for a window. Its patterns compare the eight cells around a cell with it, clockwise. */
function passes(sums: Float64Array, window: number, corners: Int32Array): boolean {
  let score = 0;
  for (let at = 0; at < NUMBERS.length; at += 12) {
    const first = (at / 12) * 16;
    for (let corner = 0; corner < 16; corner += 1) CORNERS[corner] = sums[window + (corners[first + corner] ?? 0)] ?? 0;
    const middle = cell(5);
    let code = 0;
    for (let of = 0; of < 8; of += 1) code = (code << 1) | (cell(AROUND[of] ?? 0) >= middle ? 1 : 0);
    const isMatch = ((NUMBERS[at + 1 + (code >> 5)] ?? 0) >> (code & 31)) & 1;
    score += NUMBERS[at + (isMatch === 1 ? 9 : 10)] ?? 0;
    const threshold = NUMBERS[at + 11] ?? 0;
    if (threshold < IN_STAGE) continue;
    if (score < threshold) return false;
    score = 0;
  }
  return true;
}

const CORNERS = new Float64Array(16);
const cell = (at: number): number =>
  (CORNERS[at + 5] ?? 0) - (CORNERS[at + 4] ?? 0) - (CORNERS[at + 1] ?? 0) + (CORNERS[at] ?? 0);
/** The cells around the middle one, by their upper left corners. */
const AROUND = Uint8Array.of(0, 1, 2, 6, 10, 9, 8, 4);
/** The threshold of a pattern that does not end its stage is lower. */
const IN_STAGE = -900_000;

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const SUBJECT = { contrast: 60, share: 0.01, fullness: 0.33, jumps: 0.06 };

/** Finds what stands out from an even background. An animal’s head is at its top; what is wide and even has none. */
function findSubject(picture: Pixels): HeadSquare | undefined {
  const { data, width, height } = picture;
  const channels = data.length / (width * height);
  const at = (pixel: number, channel: number): number => data[pixel * channels + channel] ?? 0;
  const difference = (one: number, other: number, channel: number) => Math.abs(at(one, channel) - at(other, channel));
  const differs = (one: number, other: number): boolean =>
    difference(one, other, 0) + difference(one, other, 1) + difference(one, other, 2) > SUBJECT.contrast;
  const rim = [...range(width), ...range(height).flatMap((y) => [y * width, y * width + width - 1])];
  const jumps = rim.filter((pixel) => pixel > width && differs(pixel, pixel - width));
  const subject = range(width * height).filter((pixel) => {
    const x = pixel % width;
    return differs(pixel, x) && differs(pixel, pixel - x) && differs(pixel, pixel - x + width - 1);
  });
  const columns = subject.map((pixel) => pixel % width).sort((one, other) => one - other);
  const [left = 0, right = 0] = [columns[0], columns.at(-1)];
  const [top = 0, bottom = 0] = [subject[0], subject.at(-1)].map((pixel = 0) => Math.floor(pixel / width));
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const least = Math.max(SUBJECT.share * width * height, SUBJECT.fullness * wide * high);
  if (jumps.length > SUBJECT.jumps * rim.length || subject.length < least) return undefined;
  const upper = subject.filter((pixel) => pixel < (top + 0.35 * high) * width).map((pixel) => pixel % width);
  const [x, middle] = [upper.reduce((sum, one) => sum + one, 0) / upper.length, left + wide / 2];
  const hasHead = high > 1.18 * wide || Math.abs(x - middle) > 0.12 * wide;
  const edge = Math.max(wide, high) * (hasHead ? 0.72 : 1.05);
  return squareOf(picture, hasHead ? x : middle, hasHead ? top + edge * 0.44 : top + high / 2, edge, false);
}

/**
 * OpenCV’s lbpcascade_frontalface (3-clause BSD license): the box of each pattern, 256 bits, and in 1/100000 its scores
 * with and without a match and the threshold of a stage.
 */
const CASCADE =
  'u4feu 1xx57l7 1z13lbz 1bg1cqb 1dxxp2j 1z13lbj 1z13pbz 9pkkob 1z13jgb -1ehk 1wl5 -lflr|14416p 1wbrepu 1mawzmq 1yv5533 1z0yfpb 1qitfr6 1vtuodz 1z0stfj 1z141z3 -1nps 1k5u -lflr|u77k0 1t0fmju 1k9blm3 1cwj6om 1wrln62 i08e4w 1wt7awy 1mrm67z 1z05yv3 -1iji 1g67 -1m15|u30uj zik0zj w6o73z 1q5h1q7 zijbpb c7gqoa hjr37j 40spvv zij8fz -1qdh 1nax -lflr|1440ea zik0zj 4coryn v2qiv3 47o5yn v2qiv3 1wt6k1r 1ulajun d8ylz3 -1neg 1evd -lflr|1e280d 1xep7ls qn40xa 1ub54sw 1kz1drn 1vwdyn0 17do9of 1pl4yyh 1z0yfpb -1lx6 160e -lflr|1440zq 1ltlcds 1z118u5 i4e6fl 1v3x8fr 1z12ndr 1z141z3 1vg2trz 1xvwq8v -1o00 1667 -11ld|k4u86 1z13lbj 1z13m4b 1xd363u 1mtkpeq 1z13m3z 1z139j3 1wj78oa 1wt6uuj -1783 1nqv -lflr|a3toh 1uau0hb 317njj 1ukykei 1s29gxr 1sdd3en i16sqm 1uad8tz 1sddssf -1b99 1hud -lflr|u8mbn 1y74xz0 g21e27 1y72g3g 1z0d6v3 1wt7aid 1y74kgv 1yh3gmg 1w6ez9b -1b6h 1eg0 -lflr|149og0 1z141rj 1wskttb v23kwa 10htr1i 1wt7app zi835b 1ypuqfi i42lu7 -1gvx 15ow -2hg3|a5824 1z140zr uxqq4f 1yomk6m 1xwufwf 1wt6lg5 x5nfjr 1z141s6 1wj7oqn -v9b 1mio -lflr|1e0t8k 1ko8bps 1xrdqsq 1yykpa7 1z141rz o8ckt1 1ukzb7j 1yzj4dv 1z0stfj -1l0a 157k -lflr|k3fgo 1z13s33 1z141xr 1q2ybxq 1z10ryi 1z137vz 1z13m67 1z0fbn0 1xtyku8 -1esl 1577 -lflr|k3h1r 1uko2nz 1rjf0jj 1tqpa8c 18o2ewu 1z140ch 1inme4d 1qxzm80 1qeyc4j -1a5h 152r -lflr|a6o07 983bjb b323y7 1cu06pr 1h8jy7z x1vebi hhaf3z 1yh4ifz 1z141z3 -1e58 11wu -1mco|u5szt 1q5gzkk ek1n3p 1yr31zw 1yomk8v 1w3x178 1w8u2d1 1yr4gk4 1yh4v26 -14q6 1hlk -lflr|142neo 1z141z3 1xzm547 1gzswh2 dbh1cy 1yw4945 1yc50ed 1z137fr 1q8wbxz -1469 1cub -lflr|142mmk 1n1amoc maewnr 1z0ls6v 1yr3rav on1bkc 1w95b07 1z141z3 1z141z3 -1lzt wnk -lflr|u1m9y 1z13con gnak2q 1z141xb fguzhn 1yw49a7 1h76iv3 1z141z3 c4xq9n -1my1 vtg -lflr|k3htu 1xm819r zdein3 1hw1m9a disk5b iktp39 1y23u2f 1i9pwov 1vtaygv -13ja 18ou -1qdy|1440ee 1z13ojj 1z13m67 1ula2m3 1wt6u4b 1z13ohr 1z141z3 1z13l4r 1z13l4a -t1c 1kba -lflr|u30n4 1lpng8f 10bv0dm 1uknmsr bacega zik0vz ssak1r 1gzufy7 1ul9rcv -15aw 17o3 -lflr|1o0du1 1xx5nte 1z13x8f 1z141yw 1xksdso 1z13m67 1h9tlof 1y6u12g 1yr2wo0 -17tc 12a7 -lflr|k3fnz 1wqp1rb gktat3 1cjzsi3 13gqmf3 1crbwgy f1ukfr 1cjzqqw 1crimyf -1813 za3 -lflr|u4h6o 1xk1i9b 1yym41r ks3u1m 1d0v9ym k45pgl 1yfkd3r jxzdi 1wiqixz -158m 101t -16to|1e0t8t hralwo 3f06wt 1ygv113 1yh4v7j 1lz212k 1xcr1bz 1nm64u7 1z0ye4f -1nez 19v3 -lflr|u1lac 1bcc0l7 1leqxvj 1z1301r 1ygp2b8 1uko2rh 1ctnw8v 1h76iv3 1z0cnwd -12x1 1bgp -lflr|u4g04 1hdmaeo 1vsk9z3 1rt30qf 1wt7awt 1y6u18s 1z141vj 1z141z3 1z141z3 -1gj4 100h -lflr|k1zwv dro3lh 1ygsxbx 1yllp8f 1s0vk73 1ul9ugk yt9rb3 1yzuqm4 1yqrtdb -120s 15oj -lflr|k20i3 1h0hks0 1h5snnj zfx7nj 1z0g6bb 1g5tk38 1z141z1 1yzpfxw 1z0o7d0 -1dqb wme -1vpx|u1m2v 1h9mz27 1h9of7j 1z141z3 1duyb5m 1yxxxbj 1z141z3 1thc33y 9ml5t6 -14yc 1cae -lflr|k3ggc 1nc7xl8 1nd5nks 1q3lmek 1plgd71 1pldgjh 1pb47v9 1yh3abg 1yfrpbz -14c4 12yp -lflr|u1laa 11d5fqr p2rcm 1ul93oz 1z048a4 4beigv lx4mi7 wblg5b 1lpnjjj -12gc 13eg -lflr|k23gt 1ucwgts 199h534 nl0j3k 1w7l2xc 1pzjjbt 1yy2gqb 1ygq3m9 1plhsyv -12id 131p -lflr|a13bf gt3j6c 1p04wl1 f4tn99 1h6228v 14ne6rc 1cig8h4 zighqz hnuf99 -17xy yf1 -lflr|1y1ddz 1o6aoxm 1yrxp7a 1wot32q 1p1ubwk owlqt6 1m07z5a 1xpl5te 1d3j06a -1euo rwk -2dy9|14181v 1k4btb4 1vowa9r 1z141ru 1xx0267 1wnsdn4 1z0stfj 1yc52eu 1z141z3 -12dc 1ai7 -lflr|k1zwu 1yyffp1 1s87la7 1ulai9j 1xwx8zj 1yqs5yt 1z13cl7 1xumwcl 1z13fb3 -xtk 1a1a -lflr|u30ui 1xrxd6n 1x387f6 1v2s3bx 1ytnb7g ok68zi yc4vst z41szj d9fncf -1d9x up0 -lflr|k203m 1leu0f7 d0c6i5 1yr2cbz 1cgv5z2 406fvf lrgy65 1nikli7 1ri61tf -16jc x1h -lflr|a11xm 1qeodxc 40lu2 1bxtv5u 11bhalq 1vylqg3 yc263 1wnw7xv 1ht6r5n -1dj0 re3 -lflr|k239r 1r4fk37 hsn19v 17t6ssh mkv2w0 1psz75r 1tetkmn nuvdmo 1hiq92r -11cz 100o -lflr|1e0t1i 1uyfwsc 17qi7ls 18e7187 1lzpw3s o9rv5p 1yzgb7f oexgjj 1yyg057 -196l txj -1rlw|k3evi 1z13itp q0fxkv 1yr3rav 1xx5ofz zi4wt0 npq1kl 1ul6udg 1ygcrt7 -jfl 1ip3 -lflr|u07bg 1z00l69 1wt65rr 1z13cov 1yxofuf 1z0g4cd 1z140af 1z13vmh 1yh3thd -x7e 14rl -lflr|k1zwj 1cjp37f 1cj1tmm 1h9t907 1ukmkx8 1ln5drj sur4zj 1yc4pvb 1wsvpa6 -wv8 15zc -lflr|k68zo c2h5bz 1wt65tf 1g5ug8v 1v52vw7 aw1073 zijocf 1g5ul6n 1z13pbz -1794 wkf -lflr|k22a9 1twbit3 1s2nilx 1vu7a00 1t6lv27 jxmkt2 1ingruk eogfvo 1s2qbqq -142f xy7 -lflr|u4h6p 1bffxmn wq756n 1ua62yy 1qz4h66 1wbost 1q39la5 1nbvnkd 1nx81gb -12oj z9j -lflr|k0nbe 1mtg7ou 1kb9cpr 1tlnekk 1x0krge 1g4sx78 147l53l zhx689 1z0yewf -zqi 10ym -2mf7|u06xa 1xrq7h0 1z12nem 1z141z3 1xx49vj 1z10vrt 1z141y7 1z0zau4 1uio310 -uh5 1axg -lflr|k0owd 63s46o 185houo zd8z78 1z0ejuc d2rm7n 1ez5jp5 d89odr 1yygjbx -11gv 10xa -lflr|k1zwl cywgtb 1u8g0s7 8vm6u7 1sd6osd 1ctvfxt 1l5o9of 1z109kv 1ula3wf -znf 12i1 -lflr|k21vp 1qzieww 1w6rb9d 1teicr0 1z13l1q 1qfnnxs 1m91bcs 1xtlcp0 1pcmk5d -1dji rys -lflr|u32fi 1yh4ut3 1r640z3 1bhma9c 10odsq3 1yy83y3 10mflbv 1vepf34 1hax6sr -116x zqp -lflr|a2hop 1l8hqsc 1wt7b3w 1cprkkd 1h9spuh 1os15gc 1b2c4os 1c3e6jz 12asofd -ygg 1322 -lflr|k20w8 1uba5u5 vmp0cf 1z13p7y 16ei86i 1ftcezy 1cu0jcf 1ulagmm 1atfrm4 -141u y9r -16s2|1o36yq klz37j httb1e 1yv551r 1adi 1ufzim7 1yb4jqt 1f0d3kv jrxhqn -xd2 17pa -lflr|a5a81 1m5kb1o 1ow710u 1pgivn2 1yypjeq 12u62un 1frn2c6 126aggv 1ytwms1 -zen z32 -lflr|14179s 1h9tnvv xamjjz 1chilm7 1h4n73z 1bn2zhn ecw8lb 1clpeln 1h7c51b -149m vpz -lflr|u4h70 1xn0goj 10equiu 1f3rxk0 9byp6j 1xx5ewr 1cu0jay 1ddnfya 1m6nxkj -11yo xdv -lflr|k0mx7 1yltc06 13ya5r 1u8bpnu 1w8r5wj ygoq4i s5snxb 1wn9iqs 1v59pqm -yoi ybp -lflr|k0ow8 1kuajq4 eymho5 18d7ke7 3uajxz pnccz0 1pivjzv 1t4c548 1yydwhb -13z4 u0a -lflr|a2fwj 1xefsqo 1wr1p6o 86o16t 1uyn4n6 fjdmqv 1f902n6 1ormd7n zcfymp -1ax8 ppw -1j9c|k23gj 1wj7pbz y94txl 1dhufcm 8vod6n 1hiltg7 f48y85 iz381a 1ulbyez -dta 1ez0 -lflr|u1lhs 1wt11sp qmw85z 1cu0jcn usa2nx 1gpjbyc q2xtvh 1tiiqjc 1wry9j3 -sei 13np -lflr|1dzeve 1z141z3 hj6sfg 1gzkgxg 1olha4k 1q3wulx cw5vr3 1l596u0 1z141q7 -oto 1bmc -lflr|u301s 1ukmeb3 1ubevhq 1ly4ddu 1yqfvwg 3w30cv l3ehwv m8ey9r 1j1tdyf -xqt xmm -lflr|a12x6 am2m8 1mnzs71 9ui2l9 oe17uf 9iqnio 176hyzi efan0e 1fwy00r -xzk zi4 -lflr|142nf3 1tgpp4h uzknmv 1lfkrzu 1t5a4m2 1r8sq9n 11ztw8v 1hjq1eo 1i8mz1v -x4u ycq -lflr|a2io7 1l8fzry 1p7n473 1tpbff3 1szv54c 1jaw6vx 1u18gqn 18biq63 1xpxggr -unn 11gh -lflr|1e0s98 m72tb3 ziix33 1yh4v3z 1z1311b 1kvnqi0 1z141z3 wvmv33 8vm2nr -1ifn ktg -1g1b|1e0t8l no77cw 1vzwccw 1q5e871 1wr90jb pt4v75 1xmqjnb 1yzv3rr 1z141kv -19kj 13d7 -lflr|u1lan 17tkfh1 ytjzfj z8kflr o4nbr3 1yw0f80 1ybth79 1yh015p 1yoluv3 -ybw ynf -lflr|a11xn 1owilr6 1qnyuue 1t1kjr8 1rjf0fi 4k8j0l vrdijb 1ytlzbj 1wt77r3 -107u vc3 -lflr|k229t 1lphtr3 1z141un 1pv67ll 1q996io 1yr4evj x35ks7 1yh3sr1 1wj7nuf -rs4 130j -lflr|a13ih 4s0 7734dv o9oj5p xujp9t 18fgg8h 1yya4fj 1h484cf 1xumfwb -yev vvw -lflr|a1157 1ycaidd 1yz5qba unfw5r 1s2mq11 1s5hcqn 1uk8j7s 1h165mv 1ldqrr4 -ygl vwn -lflr|a13be 1x37yes 1ybzhmk yeln7h 1z100d7 1q2exsr 1t4nwos 1gzhg9r 1h9suzj -q72 17nu -lflr|u32mi 1ugamjj msumw8 1cu0fr5 ciuyw2 hr9zjz 1ud3jnb 1s5kub7 2tqwwz -1595 rnp -lflr|13zs3s 1lv5dxr 1wzs5tr yyf7xr 1vflmff 1gprxtq 1z13pbz 1lp0yrj 1sk7isd -xsh vtg -2kx3|a11je 1kb2zaa 98ruj 1qyr5l6 s1v4e 1ezbtyd 1dnz9xb 1xwj5gu 1r9dyvz -kly 1ael -lflr|a2f44 1cip88j 13n34zb 1gzsy9h 1ub6q5l 1h9o5pz 1l4qfb3 zieepb 1z0yfpb -w0q 101h -lflr|k21ol nl47pg vetyun zfq6fn 1wo7hbj 1qmivb0 1yo9vjz 1yc4pfj 1z141xb -12gz sp8 -lflr|k3hu5 1vp8olv 69zqa 1v4b2vk 1mouhrn wnlsqp 1ys2669 f8vohd 1vvyg1n -z93 ulm -lflr|a115c 1p6ukes 1o6b308 1ul5ywd 1pkv0xh 1rqsgjc 1z11791 1t3hho8 11vxha2 -10t8 tsy -lflr|a13bd fkncvo 1gpiany m1ianp 1xwt795 1cj4lgz 19acg4y 1oygqta c4qgfp -11mx t5q -lflr|k0ow6 1yqx7zz 1v26pcu pojfd2 1xntvws 1jlzma4 1de1e9z 1q7ztt6 1xe58ej -spt 12jc -lflr|1e0s9d 1o6lpnu n8ssqz 1jhxmms v68kp8 1qs3rqi 992971 134wbzf 1uaoeyn -ucu 10sw -lflr|1e26m8 1th5vvz ursrsf 1z141wm 12uej2m fecmev 45sxtn xan9x9 1nxh7wb -xcx xi6 -lflr|a13bg mhj2o 1wr33w8 672yfh x4c38p 1q5vxry 17u11fs dch057 hoib2i -12j1 sa6 -1stx|u4f7q 1z13xq7 zijkzj zg1m7u 1yyfd7m 1z13pa6 1z141rz 1vp8giw 1xun4x6 -pji 17ee -lflr|k0nbf 1wrn1t0 1qrtnwr xbttlw 1xl91oq 1of2xio 1lzn8gx 1g1pbu0 1wssu7h -14my sl0 -lflr|a2ioc 1wlplow 15l4kt1 ywxp81 1wp7z84 1yr4gc1 12u3wmb 17sumj9 1l5ijmd -w6v z18 -lflr|1o37kb 1l9q8z2 1isnld9 1u1bcs7 1pgi267 1jm1814 11zwp31 1yh4um7 1xvwq9r -z5r skz -lflr|k3htu 1x2kcn3 1f1aewn ii8kbi 1cyp37b iemcqq 1u43gxb msyc8r 1wq2quv -w9t wxc -lflr|a134a 16oevvg 1yzplug 1x6dgy9 1pxvxss 1944jp4 16lxjy8 1tdb20s 1h93o3h -rz2 105b -lflr|1y1dkw 1xmdi16 58mwiy 1z13cap vi64hc z0kdwz 1ups0vr 1or3z0h 1xkcvs6 -10lh sgv -lflr|k203l 1u5olgn 1t6l3pb 17w0b22 1y759m7 10m75cr iy1iwv 1wnw82f 1wil81n -saf zc9 -lflr|a2fpg v7qoka 1ogxsy8 13z0hsd 1ygofqs 1hbfcmp 1o3d4l4 1pdt3a3 hj7k9t -z8s u1v -2ke8|1o1ssv 1il9tts i07ldi 1tra9ok 1tqnvxb i8ftud j9whx3 1x0o1bm 1wsw0qn -vaf 16cf -lflr|k0mbu 1ubailr 1q47kdx tys25b 1sxa36z 1z141kf 1z13m33 1z13m5j 197hsle -t87 yyw -lflr|a3wg8 1cy53uo wk8q7z w3jegv 8vlu5t 1er5395 1pl7ieo 7k3nzv gjdwvv -wuv wfg -lflr|k1zws 1cj7pc1 12ae453 1y731vz 1yq0e9j 1oylnpg 1lpnjct 1ukrxho 1yqhoex -z6y uvv -lflr|k21aj y448dr 1z13pa7 1dxyne7 1z13pbe r8vzj 1gztqm7 1m8z9xb 1plh0vy -xaj vj3 -lflr|k3hu7 1q5gicr hvho8v 1mtl4r4 1j2ahu3 10l33xb lcjirz wz2jme 1ingqmv -w7l wsj -lflr|u1lhc 1lhj9hr 2sghl7 1u6aypw 1xpxgs6 b2ft27 a9trbi hyvm0n odfzd7 -xce vkc -lflr|a2hoq 1xw3dps 1xx5pbc 1bn2cux 1l400hk 1os2nsg 1fi7h25 1h4x8sb h93gvx -12q0 skh -lflr|a2h3i 1y4ylnu 1q1j9pl zw0g7e 1b9alni 1x49z9q 1f966ip 1gwkg5u zmqav7 -12vb ria -188j|k2041 1xx5l39 x50k8f uso0nb dzym77 1z13zuo x42w61 1uihef4 w1df8z -iw2 17wh -lflr|a10y1 ji75ao 1xqmuok 1owu7jx 1q43td1 1dpgmp4 17q9gqs 1k9ptbh 1bc1l24 -zr1 ron -lflr|u1ngi 1ubayfz 1xqekzb 1o6f5j5 1unwjlu 1ykkh27 1cyoayf 1pz1qij 1ws9gec -ssf x3t -lflr|a2hhm 5njbjo 6ocqgw 1pxb18f qgpq0d 1h5p3o1 fq9z21 1c2dy23 1fy7vvj -s8d z5p -lflr|a2fwi 1pbp5xe 1vn5syw 1xd6w3w 1ydpate 1fbxk52 bo5ftt 7k7gc3 1xrz8yb -148g ouq -lflr|a11qi 1s540cq 910rwq 1nvzz8g 1m7d4gy 1unv6ma 2zkw 1vzxssi 1vndgbz -x3e uwi -lflr|a2io6 1i1yhms 1pa0wli 168v3mn 19630xr mauubi 1y0ytaf 1goc1jj 1ojp6cb -znr tkn -lflr|k239p 1b2hoy8 1r4l3sw 15maz00 1m98gc1 15ffs88 18dc2oz 1lpnjcr 1bm5n7j -smz zlb -lflr|a13bf 6qutu8 1pec4os vcknz 1z0cb5k 1ubdaj7 1xsoes2 uya08b hhvnyi -13z3 oqj -11r2|a143u 368 1e778b3 1l10y4c 1xd1d50 uee8j8 1xsyoko 1xj50ws 1h9iunc -k06 19be -lflr|k4t1c 1ubavan 1lezven 1z0gsbv 1z0gvlq jz6rct j4wqr3 yokum5 1yzv3sf -tbw 10es -lflr|k3f9r 1z13scv 1q5gyfz zijwwv z8kfi7 1yemlxo 1kpg025 1trbfyg 1c01r0f -r2r 13b8 -lflr|1440ed zijarj 1z13lyz 1yr4323 w6itbu 1z13p2y 1z141z3 1yw3vln 1xwtsu7 -ve8 vv9 -lflr|k3htt 1wgpra7 ebnwbz rb7e63 92fe0c 1r3t3r8 1rmjdov me9u68 1up6ynn -z5v rba -lflr|a124s 1vayofi 1uv9mun 1qvpzf2 1lxdf5b 1dqpkht n1qmgx 1yueere 1vhr8bz -vru vs2 -lflr|a124p 1spjr1i 11x4orr 1y6i9s0 1sw3x0q 1jrkq2r zpt4tr 10v09cp 1hsefi7 -uxg v4s -lflr|k3guk 1onlopo 1y8cx77 q5eos0 1rtdioa 1xafsgk 1ba7vi3 1oh6s48 1hhcuh6 -17xq mvk -lflr|k239q 1yw414j hhyx4b 1orddr4 1uvo6gk 1ytmcxp 1pizyjp 1il2nqb 17rpxp7 -onl 14uk -lflr|a13bf 1t9pu64 1h72fas setur9 615k31 15j24zi 1yy7e4f 1rgoovy 1h7x9qo -pyt 133n -19m7|u5szl 12c9cca 1u9o4gs 17l39su 1z0naj0 pyb3l 1rj10qw nqn3qo 1h7mt27 -wfx 13ux -lflr|k232o 1xx5mur 8utlv 1wo6xio 1cvyacg xuk62z 10tx2id odaaqo 1lz0m9v -t16 vg1 -lflr|k0mbv 1uiop43 1z0693j 1z0g2sj 1tzfi08 1z0hi0v 1h9shz8 1q48166 1t5fyn6 -wtj srl -lflr|k1zwy 1z14093 1vhevby 1q4htbu 9hle0v 1we7r45 wzb68h 1ixdgum 1vnzz0b -rsk z7l -lflr|a2fwu 1upp8mw 1d11mgd 1oeyr5r h0z9j1 1dfa22g 1f8yf3m 19qbtlq baq227 -v4n w3s -lflr|a1349 1pjyta0 1ygueik 1z0v3jr 1z11o8r 1bbq298 1ypa6el 139fnag 1dvcul5 -rxt zg5 -lflr|k23gk 1oo8t0n 1ousyn3 rbixpe dbhsop xclvg2 1rwmxcf 1lsw3qz 1yr8o9n -u4e xt3 -lflr|a13ij mem0ac 1gzl1p9 wopi3i 1cttkny 14ejyxo 1f9uu3v 1fyc2yk 1gp77gu -rpm zoh -lflr|a12x7 14kuts k17trt 1tzo00t hkw59s d7l0ae 1uh2ud2 apwh4r 1g372l6 -x5t v1l -lflr|k3gnh 1pzuk4g 183i5mm 1wbq0fc 1q5e8ce 1q0d14r 1d3yq4z 1sqlre8 1hixaom -186u n47 -1mqp';
const PATTERNS = CASCADE.split('|').map((pattern) => pattern.split(' ').map((number) => Number.parseInt(number, 36)));
const NUMBERS = Int32Array.from(PATTERNS.flat());
