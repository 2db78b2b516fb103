"""Makes our two faces: Figtree for text and Righteous for signs, cut down to what English, German and French need.

    pip install fonttools brotli
    npm pack @fontsource-variable/figtree@5.3.0 @fontsource/righteous@5.3.0
    mkdir text signs
    tar xf fontsource-variable-figtree-5.3.0.tgz -C text
    tar xf fontsource-righteous-5.3.0.tgz -C signs
    python tools/font.py text/package signs/package

It writes web/src/fonts, and the licences of both to web/public/fonts.txt. The name Righteous is reserved for the whole
face, so that what we cut from it is called Zocker Signs.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parents[1] / "web"
FOLDER = WEB / "src" / "fonts"
TEXT = "files/figtree-latin-wght-normal.woff2"
SIGNS = "files/righteous-latin-400-normal.woff2"
SIGNS_NAME = "Zocker Signs"
WEIGHTS = (400, 700)
LETTERS = [*range(0x20, 0x7F), *range(0xC0, 0x100), *map(ord, "ŒœŸ")]
MARKS = [*map(ord, "\u00a0\u202f¡£§«°±²·»½¿–—‘’‚“”„•…‹›€−")]

# How often letters are in text, and how wide Arial draws them, in thousandths of an em
SAMPLE = "                 eeeeeeeeeettttttttaaaaaaaooooooiiiiiinnnnnnsssssshhhhhrrrrrddddllllccuuummwwffggyyppbbvk"
WIDTHS = (278, 500, 278, 222, 500, 222, 833, 333, 500, 278, 500, 722, 500)
ARIAL = dict(zip(" cfiklmrstvwy", WIDTHS, strict=True))
ARIAL_OTHERS = 556

STYLE = """/* Written by tools/font.py. What stands in until a face has come has its size, so that nothing jumps. */
@font-face {{
  font-family: Figtree;
  font-weight: {lightest} {heaviest};
  font-display: swap;
  src: url('./text.woff2') format('woff2');
}}

@font-face {{
  font-family: '{signs}';
  font-display: swap;
  src: url('./signs.woff2') format('woff2');
}}
"""
STAND_IN = """
@font-face {{
  font-family: '{name} stand-in';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Arimo');
  size-adjust: {size:.1%};
  ascent-override: {ascent:.1%};
  descent-override: {descent:.1%};
  line-gap-override: {gap:.1%};
}}
"""


def main(text_package: Path, signs_package: Path) -> None:
    FOLDER.mkdir(exist_ok=True)
    text = instancer.instantiateVariableFont(cut(text_package / TEXT), {"wght": WEIGHTS})
    signs = cut(signs_package / SIGNS)
    for number in (1, 3, 4, 6, 16):
        signs["name"].setName(SIGNS_NAME, number, 3, 1, 0x409)
    save(text, "text.woff2")
    save(signs, "signs.woff2")
    style = STYLE.format(lightest=WEIGHTS[0], heaviest=WEIGHTS[1], signs=SIGNS_NAME)
    style += stand_in(text, "Figtree") + stand_in(signs, SIGNS_NAME)
    (FOLDER / "fonts.css").write_text(style, "utf-8")
    licences = [(package / "LICENSE").read_text("utf-8").strip() for package in (text_package, signs_package)]
    (WEB / "public" / "fonts.txt").write_text(f"\n\n{'=' * 80}\n\n".join(licences) + "\n", "utf-8")


def cut(path: Path) -> TTFont:
    """Return a face with our letters only."""
    font = TTFont(path, recalcTimestamp=False)
    options = subset.Options(layout_features=["kern", "tnum"], hinting=False, name_IDs=[0, 1, 2, 13, 14])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS + MARKS)
    cutter.subset(font)
    return font


def save(font: TTFont, name: str) -> None:
    font.flavor = "woff2"
    font.save(FOLDER / name)


def stand_in(font: TTFont, name: str) -> str:
    """Return the style of a face that every system has, made to take the same room."""
    glyphs, widths, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    own = sum(widths[glyphs[ord(letter)]][0] for letter in SAMPLE) / em
    size = own / sum(ARIAL.get(letter, ARIAL_OTHERS) / 1000 for letter in SAMPLE)
    lines = font["hhea"]
    heights = {"ascent": lines.ascent, "descent": -lines.descent, "gap": lines.lineGap}
    return STAND_IN.format(name=name, size=size, **{kind: height / em / size for kind, height in heights.items()})


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
