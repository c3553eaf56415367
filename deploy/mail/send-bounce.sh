#!/bin/sh
# Hands a returned mail to the CMS: from the standard input, as Postfix and Exim write it to a pipe (docs/deploy.md, "Mails that come back").
#
#   send-bounce.sh https://es.example.com/api/mail-bounces /etc/prestafaro/bounce-header
#
# The file has one line, `Authorization: Bearer …` with MAIL_BOUNCE_TOKEN. In an argument, other users of the machine could read the token.
# Its end is 0 if the CMS took the mail or will never take it, and 75 (EX_TEMPFAIL) if the mail server should try again later.
set -u

# The report and the headers of the returned mail come first. The CMS takes no longer body than any other.
first_part() {
  head -c 65536
  cat > /dev/null
}

status=$(first_part | curl --silent --show-error --max-time 30 --output /dev/null --write-out '%{http_code}' \
  --header "@$2" --header 'Content-Type: message/rfc822' --data-binary @- "$1") || exit 75
case $status in
  200 | 413 | 415 | 422) exit 0 ;;
esac
echo "the CMS answered $status" >&2
exit 75
