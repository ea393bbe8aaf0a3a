#!/usr/bin/env bash
# Expected: for an RSS item with two `dc:creator`, newsboat shows both names, as for two authors of an Atom entry.
# Seen: it shows only the last one, "B"; for the Atom entry it shows "A, B".
# Software: newsboat 2.21-1.5 (Debian). Seen on 2026-11-27.
# To read: rss/rsspp_internal.h of https://github.com/newsboat/newsboat/tree/r2.21
source "$(dirname "$0")/packages.sh"

debian newsboat=2.21-1.5 libstfl0=0.22-3+b5 libjson-c5=0.16-2
export LD_LIBRARY_PATH="$LD_LIBRARY_PATH:$folder/lib:$folder/usr/lib" HOME=$folder
cat >rss.xml <<'XML'
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>T</title><link>https://a.example/</link><description>D</description>
<item><title>I</title><guid>https://a.example/rss</guid><dc:creator>A</dc:creator><dc:creator>B</dc:creator></item></channel></rss>
XML
cat >atom.xml <<'XML'
<feed xmlns="http://www.w3.org/2005/Atom"><id>https://a.example/</id><title>T</title><updated>2026-11-27T00:00:00Z</updated>
<entry><id>https://a.example/atom</id><title>I</title><updated>2026-11-27T00:00:00Z</updated><author><name>A</name></author><author><name>B</name></author></entry></feed>
XML
for format in rss atom; do
  printf 'file://%s\n' "$folder/$format.xml" >urls
  usr/bin/newsboat -q -u urls -c "$format.db" -C /dev/null -x reload
done
author() { /usr/bin/python3 -c "import sqlite3; print(sqlite3.connect('$1.db').execute('select author from rss_item').fetchone()[0])"; }
expect 'RSS' "$(author rss)" B
expect 'Atom' "$(author atom)" 'A, B'
