# Reads addresses and address ranges, one a line, and writes each as a line of nginx's `geo`. Stops at a text that is neither, with a
# message that names the variable `name`.

function is_number(text, most) {
  return text ~ /^[0-9]+$/ && length(text) <= 3 && text + 0 <= most
}

function is_ipv4(text, parts, count, i) {
  count = split(text, parts, ".")
  for (i = 1; i <= count; i++) if (!is_number(parts[i], 255)) return 0
  return count == 4
}

# Eight groups of hexadecimal digits, or fewer with one `::`.
function is_ipv6(text, parts, count, filled, i) {
  if (text !~ /^[0-9a-fA-F:]+$/ || text ~ /:::|::.*::|^:[^:]|[^:]:$/) return 0
  count = split(text, parts, ":")
  for (i = 1; i <= count; i++) {
    if (length(parts[i]) > 4) return 0
    if (parts[i] != "") filled++
  }
  return text ~ /::/ ? filled < 8 : filled == 8
}

NF {
  count = split($1, range, "/")
  most = is_ipv4(range[1]) ? 32 : is_ipv6(range[1]) ? 128 : -1
  if (most < 0 || count > 2 || (count == 2 && !is_number(range[2], most))) {
    print name ": \"" $1 "\" is no address range. Write ranges with spaces between them, e.g. 203.0.113.0/24 2001:db8::/32" > "/dev/stderr"
    exit 1
  }
  print $1 " 1;"
}
