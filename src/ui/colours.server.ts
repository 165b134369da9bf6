import { readFileSync } from 'node:fs'

export type Scheme = 'light' | 'dark'
export type Colour = 'ink' | 'soft' | 'paper' | 'mist' | 'line' | 'edge' | 'agile' | 'ai' | 'velocity' | 'danger'

const declaration =
  /--([\w-]+): light-dark\(oklch\(([\d.]+) ([\d.]+) ([\d.]+)\), oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)\)/g

/** The tokens as `#rrggbb`, for pictures and documents, whose tools know neither CSS variables nor OKLCH. */
export function getColours(scheme: Scheme): Record<Colour, string> {
  const first = scheme === 'light' ? 2 : 5
  const tokens = readFileSync('src/ui/tokens.css', 'utf8')
  const entries = [...tokens.matchAll(declaration)].map((match) => {
    const [lightness = 0, chroma = 0, hue = 0] = match.slice(first, first + 3).map(Number)
    return [match[1], toHex(lightness, chroma, hue)]
  })
  return Object.fromEntries(entries)
}

/** OKLCH to sRGB by Björn Ottosson's matrices; what lies outside sRGB is clipped. */
export function toHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map((light) => byte(light).toString(16).padStart(2, '0')).join('')}`
}

function byte(light: number) {
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
}
