#!/bin/sh
# Writes the configuration of nginx into a folder: the templates with their ${VARIABLES} filled in. The image runs it at
# start, and scripts/stack/nginx.mjs runs the same on a developer's machine with other ports.
#
#   render.sh TARGET_FOLDER           the whole configuration
#   render.sh TARGET_FOLDER servers   the addresses of the servers only, which entrypoint.sh follows
#
# WEB_SERVERS, CMS_SERVERS  `name:port`, more than one separated by spaces; a name stands for all its addresses
# HOSTS, COUNTRY, DEFAULT_COUNTRY  the same values as in the web app: the country of a host, for its error page
# CMS_HOST          host of the admin panel; empty = it cannot be reached through nginx
# ADMIN_NETWORKS    address ranges, separated by spaces, from which the admin panel can be reached; empty = from everywhere
# NGINX_ADMIN_ADDITIONS  folder whose *.conf an operator adds to the host of the admin panel
# LOAD_BALANCERS    address ranges, separated by spaces, whose X-Forwarded-For and -Proto are trusted; empty = none
# PAGES_PER_SECOND  pages made per request that one address gets in a second; 10 by default
# NGINX_REFRESH_SECRET, NGINX_REFRESH_PORT  the web app makes nginx request changed pages again at this port, 8081 by default, with
#                   this secret; no secret = it cannot
# NGINX_PORT        80, TLS_CERTIFICATE and TLS_KEY: files; without them nginx serves no https
# NGINX_RUN, NGINX_CACHE, NGINX_ERRORS, NGINX_MODULES  folders
set -eu

target=$1
part=${2:-all}
here=$(cd "$(dirname "$0")" && pwd)

: "${WEB_SERVERS:?name the web servers, e.g. WEB_SERVERS=web:3000}"
: "${CMS_SERVERS:?name the CMS, e.g. CMS_SERVERS=cms:1337}"
: "${HOSTS:=}" "${COUNTRY:=}" "${DEFAULT_COUNTRY:=ES}" "${CMS_HOST:=}" "${LOAD_BALANCERS:=}"
: "${ADMIN_NETWORKS:=}" "${NGINX_REFRESH_SECRET:=}" "${NGINX_REFRESH_PORT:=8081}"
: "${PAGES_PER_SECOND:=10}"
: "${NGINX_PORT:=80}" "${NGINX_TLS_PORT:=443}" "${TLS_CERTIFICATE:=}" "${TLS_KEY:=}"
: "${NGINX_RUN:=/run/nginx}" "${NGINX_CACHE:=/var/cache/nginx}" "${NGINX_MODULES:=/usr/lib/nginx/modules}"
: "${NGINX_ERRORS:=$here/errors}" "${NGINX_ADMIN_ADDITIONS:=/etc/prestafaro/admin}"
NGINX_CONFIGURATION=$target
export NGINX_REFRESH_SECRET NGINX_REFRESH_PORT PAGES_PER_SECOND NGINX_PORT NGINX_TLS_PORT TLS_CERTIFICATE TLS_KEY CMS_HOST
export NGINX_RUN NGINX_CACHE NGINX_MODULES NGINX_ERRORS NGINX_CONFIGURATION NGINX_ADMIN_ADDITIONS

# Fills in ${UPPER_CASE}; nginx's own $variables are lower case. A name that is not set stops the start.
fill() {
  awk '{
    while (match($0, /\$\{[A-Z_]+\}/)) {
      name = substr($0, RSTART + 2, RLENGTH - 3)
      if (!(name in ENVIRON)) { print FILENAME ": " name " is not set" > "/dev/stderr"; exit 1 }
      $0 = substr($0, 1, RSTART - 1) ENVIRON[name] substr($0, RSTART + RLENGTH)
    }
    print
  }' "$1"
}

# `server 10.0.0.3:3000 …;` for every address of every server. A service without an address yet gets one
# that does not answer: nginx must start without the service, because it serves its own error pages.
servers() {
  found=
  for server in $1; do
    port=${server##*:}
    name=${server%:*}
    case $name in
      *[!0-9.]*)
        case $name in
          \[*) addresses=$name ;;
          *) addresses=$(getent ahostsv4 "$name" | awk '$2 == "STREAM" { print $1 }' | sort -u) ;;
        esac
        ;;
      *) addresses=$name ;;
    esac
    for address in $addresses; do
      found=1
      echo "server $address:$port max_fails=3 fail_timeout=1s;"
    done
  done
  [ -n "$found" ] || echo 'server unix:/nowhere.sock;'
}

# One line `es.example.com ES` for each host of HOSTS.
host_table() {
  echo "$HOSTS" | tr ',' '\n' | tr -d ' ' | tr '=' ' ' | while read -r host country; do
    [ -z "$host" ] || echo "$(echo "$host" | tr '[:upper:]' '[:lower:]') $country"
  done
}

# The country of each host. COUNTRY applies to all hosts.
hosts() {
  echo "default ${COUNTRY:-$DEFAULT_COUNTRY};"
  [ -z "$COUNTRY" ] || return 0
  echo '~^(?<local>[a-z][a-z])\.localhost$ $local;'
  host_table | while read -r line; do echo "$line;"; done
}

known_hosts() {
  host_table | while read -r host _; do echo "$host 1;"; done
  [ -z "$CMS_HOST" ] || echo "$CMS_HOST 1;"
}

# `203.0.113.0/24 1;` for each range of the variable NAME. A text that is no range stops the start.
ranges() {
  echo "$2" | tr ' ' '\n' | awk -v name="$1" -f "$here/ranges.awk"
}

# Without a range the panel is open to every network.
admin_networks() {
  if [ -n "$ADMIN_NETWORKS" ]; then echo 'default 0;'; else echo 'default 1;'; fi
  ranges ADMIN_NETWORKS "$ADMIN_NETWORKS"
}

# The secret becomes part of the configuration, so it must not contain a character that means something there.
check_refresh_secret() {
  case $NGINX_REFRESH_SECRET in
    *[!A-Za-z0-9_-]*) ;;
    '' | ????????????????*) return 0 ;;
  esac
  echo 'NGINX_REFRESH_SECRET must have 16 or more letters, digits, - or _, e.g. the output of `openssl rand -hex 32`' >&2
  return 1
}

# A template if its part is enabled; otherwise an empty file.
fill_if() {
  if [ -n "$1" ]; then fill "$here/templates/$2.conf"; fi
}

# Writes a temporary file and moves it, so that nginx never reads half a file.
write() {
  cat > "$target/$1.new"
  mv "$target/$1.new" "$target/$1"
}

write_servers() {
  servers "$WEB_SERVERS" | write web-servers.conf
  servers "$CMS_SERVERS" | write cms-servers.conf
}

if [ "$part" = servers ]; then
  write_servers
  exit
fi

# Before anything is written. A failure within a pipe would not stop the script.
check_refresh_secret
load_balancers=$(ranges LOAD_BALANCERS "$LOAD_BALANCERS")
admin_networks=$(admin_networks)

mkdir -p "$target" "$NGINX_RUN"
write_servers
hosts | write hosts.conf
for range in $LOAD_BALANCERS; do echo "set_real_ip_from $range;"; done | write real-address.conf
echo "$load_balancers" | write load-balancers.conf
echo "$admin_networks" | write admin-networks.conf

if [ -e "$NGINX_MODULES/ngx_http_brotli_filter_module.so" ]; then
  export PREFERRED_ENCODING=br
  echo "load_module $NGINX_MODULES/ngx_http_brotli_filter_module.so;" | write modules.conf
  fill "$here/templates/brotli.conf" | write brotli.conf
else
  export PREFERRED_ENCODING=gzip
  : | write modules.conf
  : | write brotli.conf
fi

known_hosts | write known-hosts.conf
for name in nginx proxy to-origin cached page country-error too-many-pages site origin checked-path to-cms cms-host; do
  fill "$here/templates/$name.conf" | write "$name.conf"
done
fill_if "$NGINX_REFRESH_SECRET" refresh | write refresh.conf
fill_if "$CMS_HOST" cms | write cms.conf
fill_if "$TLS_CERTIFICATE" tls | write tls.conf
fill_if "$TLS_CERTIFICATE" to-https | write to-https.conf
fill_if "${TLS_CERTIFICATE:+$CMS_HOST}" cms-tls | write cms-tls.conf
